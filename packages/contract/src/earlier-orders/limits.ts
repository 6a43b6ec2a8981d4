/** How much of the files of other shops is read and stored. */
export const earlierLimits = {
  /** Characters of one cell that are read. */
  cell: 20_000,
  number: 60,
  name: 200,
  /** Characters of a short text, such as a code or the name of an article. */
  text: 300,
  note: 2_000,
  /** Lines of one order. */
  lines: 200,
  /** Days that a file waits to be taken over before it is discarded. */
  waitingDays: 7,
} as const;
