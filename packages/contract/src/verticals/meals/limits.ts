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
  /** Days before its end on which a customer is told of pieces that are not used. */
  notifyDaysBefore: [7, 1],
  name: 120,
  story: 4_000,
  gallery: 20,
  courses: 12,
  courseName: 60,
  dishes: 20,
  dishName: 160,
  usd: 1_000_000,
  stock: 1_000_000,
  validDays: 730,
  blackout: 60,
  places: 40,
} as const;
