"""A contest as Markdown, to be kept beside the other figures under docs/."""

from __future__ import annotations

from flibuste.arena.report.story import Story
from flibuste.arena.report.tables import as_markdown


def markdown(story: Story) -> str:
    parts = [f"## {story.heading}", f"`{story.command}`", story.summary]
    for table in story.tables:
        if table.rows:
            parts += [f"### {table.name}", as_markdown(table)]
    notes = "\n".join(f"* **{note.term}**: {note.meaning}." for note in story.notes)
    return "\n\n".join([*parts, notes]) + "\n"
