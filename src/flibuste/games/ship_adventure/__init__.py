"""Ship Adventure: one box with two games on the same tiles, Treasure Map and Caribbean Conquest."""
