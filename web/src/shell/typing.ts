/** Whether a key is meant for a field or a dialog, and not for the table behind it. `more`: what else keeps its keys. */
export function isTyping(event: KeyboardEvent, more = ""): boolean {
  return event.target instanceof Element && event.target.closest(`input, select, textarea, dialog${more && `, ${more}`}`) !== null;
}
