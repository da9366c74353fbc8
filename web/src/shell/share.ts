/** Puts a link where the player can hand it on: the phone's own share sheet, or the clipboard. True when it was copied. */
export async function handOver(link: string, title: string): Promise<boolean> {
  if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
    try {
      await navigator.share({ title, url: link });
      return false;
    } catch {
      // dismissed or not allowed here: the clipboard will do
    }
  }
  return copy(link);
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // pages on a plain http address in the home network have no clipboard of their own
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  }
}
