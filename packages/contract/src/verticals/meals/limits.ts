/** What an order of set meals may be, and how they are used. */
export const mealLimits = {
  /** Pieces of one order; a set may allow fewer to a customer. */
  pieces: 20,
  people: 40,
  /** Minutes within which whoever scanned a code may undo it. */
  undoMinutes: 60,
  /** Hours of one visit, in which no more pieces are used than the set allows at a table. */
  visitHours: 3,
  /** From so many pieces left on, the number is told. */
  fewLeft: 20,
} as const;
