/** A part of a whole in so many equal pieces (10,000 for basis points), rounded; nothing of nothing. */
export const partOf = (part: number, whole: number, pieces = 1): number =>
  whole === 0 ? 0 : Math.round((part * pieces) / whole);
