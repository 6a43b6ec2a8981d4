/** Colours a kept tag can have: the tones of the design, never a colour of one's own, so that every text stays legible. */
export const TAG_COLOURS = ['brand', 'info', 'success', 'warning', 'danger', 'neutral'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];
