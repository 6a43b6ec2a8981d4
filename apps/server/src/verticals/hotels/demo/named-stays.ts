import type { Party } from '@app/contract/travel/rooms';
import type { Fate } from './stay-life.ts';

/** A stay of the named customer of the demo: days from today to check-in, hours since it was booked. */
export type NamedStay = {
  readonly fate: Fate;
  readonly inDays: number;
  readonly nights: number;
  readonly party: Party;
  readonly bookedHoursAgo: number;
  readonly wishes?: string;
  /** Staff have still to look at it. */
  readonly waits?: 'review' | 'confirmation';
};

const couple: Party = { rooms: 1, adults: 2, childAges: [] };

/** The travel orders of the named customer: one in every state, and one for which cancelling cost something. */
export const namedStays: readonly NamedStay[] = [
  { fate: 'told', inDays: -64, nights: 3, party: couple, bookedHoursAgo: 88 * 24 },
  { fate: 'told', inDays: -22, nights: 2, party: couple, bookedHoursAgo: 41 * 24 },
  { fate: 'cancelled_late', inDays: -12, nights: 2, party: couple, bookedHoursAgo: 30 * 24 },
  { fate: 'silent', inDays: -3, nights: 2, party: couple, bookedHoursAgo: 15 * 24 },
  { fate: 'told', inDays: 18, nights: 2, party: { ...couple, childAges: [7] }, bookedHoursAgo: 9 * 24 },
  {
    fate: 'told',
    inDays: 25,
    nights: 1,
    party: { rooms: 2, adults: 3, childAges: [4] },
    bookedHoursAgo: 3,
    wishes: 'Rooms next to each other, please.',
    waits: 'confirmation',
  },
  { fate: 'given_up', inDays: 30, nights: 2, party: couple, bookedHoursAgo: 26 },
  { fate: 'told', inDays: 40, nights: 3, party: couple, bookedHoursAgo: 1, waits: 'review' },
  {
    fate: 'expired',
    inDays: 21,
    nights: 3,
    party: { rooms: 2, adults: 4, childAges: [9] },
    bookedHoursAgo: 0.05,
    wishes: 'A cot in the second room, please.',
  },
];
