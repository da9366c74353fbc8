"""Contests between bots: who is stronger, by how much, and how sure that is. docs/arena.md explains the numbers."""
