/** A rectangle of the window, in pixels from its top left. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Room left around a floating button, in pixels. */
const MARGIN = 4;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right + MARGIN &&
  other.left < one.right + MARGIN &&
  one.top < other.bottom + MARGIN &&
  other.top < one.bottom + MARGIN;

/**
 * Returns how many pixels above `resting` a floating button finds its lowest place that meets none of `taken`: at most
 * `most`, null when there is none.
 */
export function freePlace(resting: Box, taken: readonly Box[], most: number): number | null {
  let rise = 0;
  while (rise <= most) {
    const place = { ...resting, top: resting.top - rise, bottom: resting.bottom - rise };
    const blocking = taken.filter((one) => meets(place, one));
    if (blocking.length === 0) return rise;
    rise = Math.ceil(resting.bottom - Math.min(...blocking.map(({ top }) => top)) + MARGIN);
  }
  return null;
}
