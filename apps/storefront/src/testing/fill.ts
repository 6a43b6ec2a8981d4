import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, in place of what it holds: as fast as pasting, whatever the length. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
