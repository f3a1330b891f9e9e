"""What cards do when they resolve."""
