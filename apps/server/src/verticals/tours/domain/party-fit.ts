import { seatsOf, sortParty, type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import { MINUTE } from '@app/kernel/clock';
import { wallTimeIn } from '@app/kernel/zone-time';
import { type DaysApart, type DepartureQuery, dayNumber } from './open-departures.ts';
import { whenOf } from './packed-departures.ts';
import type { StoredUnit } from './stored-tour.ts';
import type { TourTable } from './tour-table.ts';

/** How a party goes on a tour: the places it takes, or what it is not taken for, the age of a child or who they are and how many. */
export type Fit = { readonly seats: number; readonly flaw: 'ages' | 'people' | null };

const TOO_MANY: Fit = { seats: 0, flaw: 'people' };

export function fitOf(units: readonly StoredUnit[], party: TourParty): Fit {
  const sorted = sortParty(units, party);
  if ('flaw' in sorted) return { seats: 0, flaw: sorted.flaw.field === 'childAges' ? 'ages' : 'people' };
  return { seats: Math.max(seatsOf(sorted.counts), 1), flaw: null };
}

/** Tells how a party goes on tours: worked out once for all whose units have the same rules. */
export function fitsOf(party: TourParty, { rule, tours, maxParty }: TourTable): (at: number) => Fit {
  const travellers = tourTravellers(party);
  const fits: (Fit | null)[] = [];
  return (at) => {
    const place = rule[at] ?? 0;
    // Without gaps, which would be slow to read.
    while (fits.length <= place) fits.push(null);
    const fit = fits[place] ?? fitOf(tours[at]?.units ?? [], party);
    fits[place] = fit;
    return fit.flaw === null && travellers > (maxParty[at] ?? 0) ? TOO_MANY : fit;
  };
}

/** The clock of a zone: its day as days since 1970, and the minute of that day. */
export type Clock = { readonly day: number; readonly minute: number };

export function clockIn(zone: string, now: Date): Clock {
  const [day = '', hour = ''] = wallTimeIn(zone, now).split('T');
  return { day: dayNumber(day), minute: Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5)) };
}

type Asks = {
  readonly seats: number;
  readonly now: Date;
  readonly clock: Clock;
  readonly cutoffMinutes: number;
  readonly freeDays: number;
  readonly apart: DaysApart;
};

/** What a party needs of a tour at a moment. */
export const departureQuery = ({ seats, now, clock, cutoffMinutes, freeDays, apart }: Asks): DepartureQuery => ({
  seats,
  now: now.getTime(),
  opensAfter: now.getTime() + cutoffMinutes * MINUTE,
  freeAfter: whenOf(clock.day + freeDays, clock.minute),
  apart,
});
