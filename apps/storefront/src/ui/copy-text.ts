/** Copies to the clipboard. Gives false where the browser refuses. Works on plain-http origins as well. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Selects the text in a field of its own: within the open sheet, which lets no focus out, and back to what was pressed. */
function copyBySelection(text: string): boolean {
  const pressed = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'visually-hidden';
  (pressed?.closest('[role="dialog"]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    pressed?.focus({ preventScroll: true });
  }
}
