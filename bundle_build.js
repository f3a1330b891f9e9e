/**
 * @file Joins the modules of the pages (called by hatch_build.py in static/): what several pages need in one file, then one file a page,
 * a plug-in and a part of a plug-in that it loads later. No module is in two files that one page loads.
 *
 * Arguments: esbuild's module, the folder that is filled, and as JSON `{pages, plugins, alias}` with paths under static/. The parts of a
 * plug-in may take something from `table-page.js`, which therefore must not wait for them at its top level.
 * Prints as JSON what it has written: `{file: {entryPoint, imports}}`, paths in the folder.
 */
import { readdirSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [where, folder, given] = process.argv.slice(2);
const { build } = await import(pathToFileURL(where).href);
const { pages, plugins, alias } = JSON.parse(given);
const SHARED = "shared.js";
const COMMON = { bundle: true, format: "esm", target: "es2022", logLevel: "warning", alias, absWorkingDir: process.cwd() };

const scripts = readdirSync("js", { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith(".js"))
  .map((file) => join(file.parentPath, file.name).replaceAll("\\", "/"))
  .sort();
const vendored = [...new Set(Object.values(alias).map((path) => path.replace("./", "")))].sort();

/** What each module imports and exports. */
const { inputs, outputs } = (
  await build({ ...COMMON, entryPoints: [...scripts, ...vendored], splitting: true, write: false, metafile: true, outdir: folder })
).metafile;
const exported = Object.fromEntries(Object.values(outputs).filter((one) => one.entryPoint).map((one) => [one.entryPoint, one.exports]));

/** A module with all that it imports. @param {string} module @param {Set<string>} [found] */
function closure(module, found = new Set()) {
  if (found.has(module)) return found;
  found.add(module);
  for (const one of inputs[module].imports) if (one.kind === "import-statement" && !one.external) closure(one.path, found);
  return found;
}

/** @param {string} module */
const later = (module) => inputs[module].imports.filter((one) => one.kind === "dynamic-import" && !one.external).map((one) => one.path);

/** File -> what is in it, and what it may take from files before it. @type {Map<string, {entry: string|null, own: Set<string>, before: string[]}>} */
const files = new Map();

const begun = [...pages, ...plugins].map((module) => closure(module));
const shared = new Set([...new Set(begun.flatMap((one) => [...one]))].filter((module) => begun.filter((one) => one.has(module)).length > 1));
files.set(SHARED, { entry: null, own: shared, before: [] });

/** @param {string} module */
const nameOf = (module) => posix.relative("js", module);

/** Put a module into a file of its own, with what is in none of these files. @param {string} module @param {string[]} before */
function place(module, before) {
  const had = before.flatMap((file) => [...files.get(file).own]);
  files.set(nameOf(module), { entry: module, own: new Set([...closure(module)].filter((one) => !had.includes(one))), before });
}

for (const module of [...pages, ...plugins]) place(module, [SHARED]);
const table = nameOf(pages.find((module) => module.endsWith("/table-page.js")));
for (const plugin of plugins) {
  const before = [SHARED, table, nameOf(plugin)];
  for (const part of later(plugin)) {
    place(part, [...before]);
    before.push(nameOf(part));
  }
}

const numbers = new Map(Object.keys(inputs).sort().map((module, n) => [module, n]));
/** Under what name a file gives to others what a module exports. @param {string} module @param {string} name */
const outside = (module, name) => `m${numbers.get(module)}_${name}`;

/** @param {string} from @param {string} to */
function address(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** What a file begins with: its module, and what other files take from it. @param {string} file */
function contents(file) {
  const { entry, own } = files.get(file);
  const taken = [...files.values()].filter(({ before }) => before.includes(file)).flatMap((one) => [...one.own]);
  const wanted = new Set(taken.flatMap((module) => inputs[module].imports.map((one) => one.path)).filter((module) => own.has(module)));
  const lines = [...wanted].sort().map((module) => {
    const names = exported[module].map((name) => `${name} as ${outside(module, name)}`);
    return `export { ${names.join(", ")} } from "./${module}";`;
  });
  if (entry) lines.unshift(`import "./${entry}";`, ...(exported[entry].length ? [`export * from "./${entry}";`] : []));
  if (entry && exported[entry].includes("default")) lines.push(`export { default } from "./${entry}";`);
  return lines.join("\n");
}

/** Leaves to other files what is in them. @param {string} file */
function elsewhere(file) {
  const { before } = files.get(file);
  const places = new Map(before.flatMap((one) => [...files.get(one).own].map((module) => [module, one])));
  return {
    name: "elsewhere",
    setup(/** @type {any} */ made) {
      made.onResolve({ filter: /.*/ }, async (/** @type {any} */ args) => {
        if (args.namespace === "elsewhere") return { path: args.path, external: true };
        if (args.pluginData === "asked" || args.kind === "entry-point") return undefined;
        const { path, errors } = await made.resolve(args.path, { kind: args.kind, importer: args.importer, resolveDir: args.resolveDir, pluginData: "asked" });
        if (errors.length) return { errors };
        const module = posix.relative(resolve(".").replaceAll("\\", "/"), path.replaceAll("\\", "/"));
        if (args.kind === "dynamic-import") return { path: address(file, nameOf(module)), external: true };
        return places.has(module) ? { path: module, namespace: "elsewhere" } : undefined;
      });
      made.onLoad({ filter: /.*/, namespace: "elsewhere" }, (/** @type {any} */ args) => ({
        contents: `export { ${exported[args.path].map((/** @type {string} */ name) => `${outside(args.path, name)} as ${name}`).join(", ")} } from "${address(file, places.get(args.path))}";`,
      }));
    },
  };
}

/** @type {{[file: string]: object}} */
const listed = {};
for (const [file, { entry }] of files) {
  const { metafile } = await build({
    ...COMMON,
    stdin: { contents: contents(file), resolveDir: process.cwd(), sourcefile: `${file}.entry` },
    outfile: join(folder, file),
    minify: true,
    sourcemap: true,
    metafile: true,
    plugins: [elsewhere(file)],
  });
  const [imports] = Object.values(metafile.outputs).filter((one) => one.entryPoint).map((one) => one.imports);
  listed[file] = {
    ...(entry ? { entryPoint: entry } : {}),
    imports: [...new Set(imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => posix.join(posix.dirname(file), path)))],
  };
}
console.log(JSON.stringify(listed));
