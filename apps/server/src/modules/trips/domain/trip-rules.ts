import { HOUR } from '@app/kernel/clock';

/** The numbers by which bookings become a trip and a trip is looked over (decision 221). */
export const tripRules = {
  /** What begins so long after everything before it ended still belongs to its trip. */
  slackMs: 48 * HOUR,
  /** The same where it is farther away than this, and no flight leads there. */
  farSlackMs: 24 * HOUR,
  farMetres: 500_000,
  /** The same once one has landed at home, and between visits where one lives. */
  homeSlackMs: 12 * HOUR,
  /** So long after one flew away a flight home still is of the same trip, whatever lies between. */
  awayMs: 30 * 24 * HOUR,
  /** The moment of a night, by the clocks of the place, at which one has a bed. */
  nightHour: '03:00',
  /** Places farther apart than this are not the same one. */
  sameTownMetres: 100_000,
} as const;

const MINUTE_METRES = { town: 500, country: 1_500 } as const;
const TOWN_METRES = 40_000;

/** By air: minutes to and at the airports, and metres a minute. */
const AIR = { minutes: 300, metres: 12_500 } as const;

/**
 * Returns the minutes by which one gets from one place to another at the soonest: nothing within 500 metres, then a quarter of an
 * hour and 30 km/h for the first 40 km, 90 km/h for the rest; or five hours and 750 km/h by air.
 */
export function transferMinutes(metres: number): number {
  if (metres <= 500) return 0;
  const town = Math.min(metres, TOWN_METRES);
  const land = 15 + town / MINUTE_METRES.town + (metres - town) / MINUTE_METRES.country;
  return Math.round(Math.min(land, AIR.minutes + metres / AIR.metres));
}
