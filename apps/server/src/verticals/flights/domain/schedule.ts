import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays, type Day, indexInMonth, monthOf, nightsBetween, weekday } from '@app/kernel/local-day';
import { instantOf, wallTimeIn } from '@app/kernel/zone-time';
import type { StoredCabin, StoredFlight } from './stored-flight.ts';

type Rule = Pick<StoredFlight, 'weekdays' | 'validFrom' | 'validUntil'>;

/** Whether a flight of the schedule flies on a local day of its airport of departure. */
export const fliesOn = ({ weekdays, validFrom, validUntil }: Rule, day: Day): boolean =>
  day >= validFrom && day <= validUntil && weekdays.includes(weekday(day));

type Timed = Pick<StoredFlight, 'departs' | 'blockMinutes'> & {
  readonly from: { readonly zone: string };
  readonly to: { readonly zone: string };
};

export type FlightTimes = { readonly departsAt: Date; readonly arrivesAt: Date };

/**
 * When a flight departs and arrives on a day, by the schedule or so many minutes after it: the arrival follows from the
 * minutes it takes, whatever the clocks show.
 */
export function timesOn(flight: Timed, day: Day, delayMinutes = 0): FlightTimes {
  const scheduled = instantOf(day, flight.departs, flight.from.zone);
  const departsAt = delayMinutes === 0 ? scheduled : addMs(scheduled, delayMinutes * MINUTE);
  return { departsAt, arrivesAt: addMs(departsAt, flight.blockMinutes * MINUTE) };
}

/** What clocks of the two places show, the local days between them, and the minutes that pass. */
export function localTimes(of: FlightTimes & { readonly fromZone: string; readonly toZone: string }) {
  const localDeparture = wallTimeIn(of.fromZone, of.departsAt);
  const localArrival = wallTimeIn(of.toZone, of.arrivesAt);
  return {
    localDeparture,
    localArrival,
    dayShift: nightsBetween(localDeparture.slice(0, 10), localArrival.slice(0, 10)),
    minutes: minutesBetween(of.departsAt, of.arrivesAt),
  };
}

export const minutesBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / MINUTE);

/** A flight on a day, with what an adult pays at 100 percent and what is left of the cabin. */
export type Departure = FlightTimes & {
  readonly flight: StoredFlight;
  readonly cabin: StoredCabin;
  readonly day: Day;
  readonly priceUsd: number;
  readonly seatsLeft: number;
  readonly lapsLeft: number;
  /** Minutes that it is announced to be late by; its times are those of now. */
  readonly delayMinutes: number;
};

/** The departure of a day; null where the flight does not fly or is cancelled, has no such cabin or is not for sale then. */
export function departureOn(flight: StoredFlight, day: Day): Departure | null {
  const { cabin } = flight;
  const change = flight.days.changeOn(day);
  if (!cabin || !fliesOn(flight, day) || change?.state === 'cancelled') return null;
  const priceUsd = flight.days.priceOn(day) ?? cabin.baseUsd;
  if (priceUsd === 0) return null;
  const [seatsLeft, lapsLeft] = flight.days.leftOn(day) ?? [cabin.seats, cabin.laps];
  const delayMinutes = change?.delayMinutes ?? 0;
  const { departsAt, arrivesAt } = timesOn(flight, day, delayMinutes);
  return { flight, cabin, day, priceUsd, seatsLeft, lapsLeft, delayMinutes, departsAt, arrivesAt };
}

/** A day so many calendar months later; the last of a shorter month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const first = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 10);
  const last = addDays(monthOf(addDays(month, 31)), -1);
  const same = addDays(month, indexInMonth(day));
  return same > last ? last : same;
}

/** The first day on which a flight of the schedule flies; that on which it begins to be valid where it never does. */
export function firstDay(rule: Rule): Day {
  const week = Array.from({ length: 7 }, (_, days) => addDays(rule.validFrom, days));
  return week.find((day) => fliesOn(rule, day)) ?? rule.validFrom;
}
