/** What a combo of tours may be, beside what is true of each tour. */
export const tourComboLimits = {
  tours: 6,
  /** Days within which its tours may have to begin. */
  windowDays: 60,
} as const;
