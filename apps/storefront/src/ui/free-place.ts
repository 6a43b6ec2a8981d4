/** A rectangle of the window, in pixels from its top left. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const meets = (one: Box, other: Box, margin: number): boolean =>
  one.left < other.right + margin &&
  other.left < one.right + margin &&
  one.top < other.bottom + margin &&
  other.top < one.bottom + margin;

/**
 * Returns how many pixels above `resting` a floating button finds its lowest place that meets none of `taken`, with
 * `margin` pixels around it: at most `most`, null when there is none.
 */
export function freePlace(resting: Box, taken: readonly Box[], most: number, margin: number): number | null {
  let rise = 0;
  while (rise <= most) {
    const place = { ...resting, top: resting.top - rise, bottom: resting.bottom - rise };
    const blocking = taken.filter((one) => meets(place, one, margin));
    if (blocking.length === 0) return rise;
    rise = Math.ceil(resting.bottom - Math.min(...blocking.map(({ top }) => top)) + margin);
  }
  return null;
}
