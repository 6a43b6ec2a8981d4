/** What a combo may be, and what staff may write. */
export const comboLimits = {
  name: 120,
  story: 4_000,
  label: 80,
  gallery: 20,
  slots: 10,
  slotKey: 30,
  days: 21,
  /** The most that a combo is sold in all, and what is said to be few left of it. */
  stock: 100_000,
  fewLeft: 5,
  /** Themes of a combo, and stretches of days on which it is not offered. */
  themes: 6,
  blackout: 50,
  /** Those who travel together: as many as fly together. */
  travellers: 9,
  rooms: 4,
  childFrom: 2,
  childTo: 11,
  /** Days ahead of which prices are shown and on which a combo may begin. */
  daysAhead: 180,
  /** Longest stretch that a calendar of prices covers in one call. */
  calendarDays: 45,
  /** What is offered for one slot at a time. */
  choices: 12,
  /** The longest text of what was chosen in an address. */
  picks: 3_000,
} as const;
