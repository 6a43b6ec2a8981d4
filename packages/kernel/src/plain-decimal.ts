/** A number in which commas may part thousands: it means one thing to some and another to others. */
const MAYBE_GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+$/;

/**
 * Returns a typed decimal with a point, whichever sign the keyboard offers for it (a comma in Spanish and Portuguese), and with
 * plain digits for those of full width. What is no number, or could be thousands (`1,290`), is left for its reader to refuse.
 */
export function plainDecimal(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return MAYBE_GROUPED.test(text) ? text : text.replace(/^(-?\d+),(\d+)$/, '$1.$2');
}
