/** What a trip may hold. */
export const tripLimits = {
  noteText: 300,
  /** Notes on one day, and of one customer in all. */
  notesPerDay: 10,
  notes: 300,
  /** Trips that a list shows at first, and at most. */
  listed: 50,
  trips: 500,
} as const;
