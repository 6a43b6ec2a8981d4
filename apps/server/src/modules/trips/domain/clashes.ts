import { MINUTE } from '@app/kernel/clock';
import { metresBetween } from '@app/kernel/distance';
import type { FlightStop, StayStop, VisitStop } from '../../travel/public.ts';
import { transferMinutes } from './trip-rules.ts';
import { isSameTown, type Plan, type Watch } from './where-one-is.ts';

type Moving = Watch<FlightStop | VisitStop>;
type Pair<W> = { readonly first: W; readonly second: W };

const startOf = ({ stop }: Watch<{ readonly startsAt: Date }>): number => stop.startsAt.getTime();
const endOf = ({ stop }: Watch<{ readonly endsAt: Date }>): number => stop.endsAt.getTime();

/** Flights and visits, in the order in which they begin. */
const moving = ({ flights, visits }: Plan): Moving[] => [...flights, ...visits].sort((a, b) => startOf(a) - startOf(b));

const pairs = <T>(all: readonly T[]): Pair<T>[] =>
  all.flatMap((first, at) => all.slice(at + 1).map((second) => ({ first, second })));

/** Two beds farther apart than this are two hotels. */
const SAME_HOUSE_METRES = 300;

/** Whether two tables are of one party at one restaurant. */
function areOneParty({ first, second }: Pair<Moving>): boolean {
  const atTables = first.booking.kind === 'dining' && second.booking.kind === 'dining';
  const [one, other] = [first.booking.subject.place, second.booking.subject.place];
  return atTables && one !== null && other !== null && one.name === other.name && metresBetween(one, other) < 1;
}

/** Things one cannot do both: flights and visits at the same time, and nights in two houses. */
export function together(plan: Plan): Pair<Watch<FlightStop | VisitStop | StayStop>>[] {
  const atOnce = pairs(moving(plan)).filter(
    (pair) =>
      startOf(pair.second) < endOf(pair.first) && startOf(pair.first) < endOf(pair.second) && !areOneParty(pair),
  );
  const twoBeds = pairs(plan.stays).filter(({ first, second }) => {
    const sameNight = first.stop.from < second.stop.to && second.stop.from < first.stop.to;
    const apart = first.from && second.from ? metresBetween(first.from, second.from) : 0;
    return sameNight && apart > SAME_HOUSE_METRES;
  });
  return [...atOnce, ...twoBeds];
}

const before = ({ stop }: Moving): number =>
  stop.what === 'flight' ? stop.startsAt.getTime() - stop.busyFrom.getTime() : 0;
const after = ({ stop }: Moving): number =>
  stop.what === 'flight' ? stop.busyTo.getTime() - stop.endsAt.getTime() : 0;

/** Minutes that one needs between two things: the way, and the time that flights take before and after. */
function minutesBetween({ first, second }: Pair<Moving>): number {
  if (first.stop.what === 'flight' && second.stop.what === 'flight' && first.stop.to.code === second.stop.from.code) {
    return before(second) / MINUTE;
  }
  const way = first.to && second.from ? transferMinutes(metresBetween(first.to, second.from)) : 0;
  return way + (before(second) + after(first)) / MINUTE;
}

/** Things that follow one another sooner than one gets from the first to the second. */
export function tooFar(plan: Plan): (Pair<Moving> & { readonly minutes: number; readonly needed: number })[] {
  const all = moving(plan);
  return all.flatMap((second, at) => {
    const first = all
      .slice(0, at)
      .filter((one) => endOf(one) <= startOf(second))
      .sort((a, b) => endOf(b) - endOf(a))[0];
    // Two ways of one booking are sold as what can be flown.
    if (!first || first.booking.id === second.booking.id) return [];
    const pair = { first, second };
    const minutes = Math.floor((startOf(second) - endOf(first)) / MINUTE);
    const needed = Math.round(minutesBetween(pair));
    return minutes < needed ? [{ ...pair, minutes, needed }] : [];
  });
}

/** Arrivals at a house whose desk has closed by then: a flight lands near it, and into town takes the time that flights say. */
export function afterDesk({
  flights,
  stays,
}: Plan): { readonly flight: Watch<FlightStop>; readonly stay: Watch<StayStop> }[] {
  return stays.flatMap((stay) => {
    const { deskUntil, startsAt, endsAt } = stay.stop;
    if (!deskUntil) return [];
    // The one that brings somebody to it: the last to land near it before the first whole day.
    const flight = flights
      .filter(({ stop, to }) => isSameTown(to, stay.from) && stop.busyTo > startsAt && stop.endsAt < endsAt)
      .find(({ stop }) => stop.busyTo.getTime() < deskUntil.getTime() + 12 * 60 * MINUTE);
    return flight && flight.stop.busyTo > deskUntil ? [{ flight, stay }] : [];
  });
}
