// No module and no function of the pages outgrows what a reader can hold.
export default [
  {
    files: ["static/js/**/*.js"],
    rules: {
      "max-lines": ["error", 450],
      "max-lines-per-function": ["error", 60],
      complexity: ["error", 25],
    },
  },
];
