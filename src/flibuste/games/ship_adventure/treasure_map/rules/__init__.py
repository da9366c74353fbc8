"""The rules of Treasure Map, one file for each phase or decision."""
