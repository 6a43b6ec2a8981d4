/** What a booking of a table may be, and what staff may write. */
export const diningLimits = {
  /** People of one booking, children of any age included; a restaurant may take fewer. */
  people: 40,
  children: 20,
  childAge: 17,
  /** Most days ahead that a restaurant may take bookings. */
  daysAhead: 365,
  /** Different set menus of a booking. */
  menus: 6,
  /** Free times on a card, and those that a refusal names. */
  cardTimes: 5,
  /** Days that the strip of a restaurant shows. */
  stripDays: 21,
  /** Minutes around the time asked for that count as free then. */
  aroundMinutes: 60,
  /** Minutes from payment within which a restaurant that confirms itself promises to. */
  confirmMinutes: 30,
  /** Hours before a table from which its guests are asked whether they still come, and may say so or that they are late. */
  askHours: 3,
  /** Minutes that guests may say they are late. */
  lateMinutes: 60,
  lateNote: 120,
  /** Waiting lists that a customer may be on at a time. */
  waits: 5,
  name: 120,
  address: 200,
  areaName: 60,
  story: 4_000,
  gallery: 20,
  areas: 12,
  tables: 200,
  seats: 60,
  periods: 21,
  closedDays: 120,
  turns: 8,
  turnMinutes: 480,
  bufferMinutes: 120,
  noticeMinutes: 43_200,
  cancelSteps: 6,
  cancelHours: 720,
  courses: 12,
  course: 160,
  dishes: 12,
  setMenus: 30,
  depositUsd: 100_000,
  menuUsd: 500_000,
  blockReason: 120,
  /** Days that one block of tables may last. */
  blockDays: 60,
  walkInName: 60,
  /** Other hours of a restaurant that cannot have its guests, and other restaurants, that are offered instead. */
  insteadHours: 3,
  insteadElsewhere: 6,
} as const;
