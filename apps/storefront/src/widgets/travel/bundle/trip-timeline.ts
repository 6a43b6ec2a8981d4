import { dateIn } from '@app/contract/core/time-words';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ServiceTime, TravelSubject } from '@app/contract/travel/order-views';
import { leavesAt, movesInAt } from '@app/contract/travel/stay-hours';
import { offsetAt } from '@app/kernel/zone-time';
import { addDays, type LocalDate } from '../dates/local-date.ts';
import { stayOf, type Way, waysOf } from './item-reading.ts';

/** A part of a trip, as plans, quotes and bookings have it. */
export type TripPart = {
  readonly slot: string;
  readonly kind: TravelKind;
  readonly subject: Pick<TravelSubject, 'title' | 'item'>;
  readonly service: ServiceTime;
  /** The city that it is in; empty where it has no place of its own, as a flight. */
  readonly city: string;
  /** What the part is for its trip, where that is said beside what it is of. */
  readonly label?: string;
};

/** What happens: a way is flown and lands, a stay begins and ends, a tour begins, a table is set, a voucher may be used. */
export type TripHappening = 'departs' | 'lands' | 'check_in' | 'check_out' | 'tour' | 'table' | 'voucher';

export type TripEvent = {
  readonly key: string;
  readonly slot: string;
  readonly happening: TripHappening;
  /** When, and on the clocks of which zone. */
  readonly at: string;
  readonly zone: string;
  /** Whether its hour is known: a room is moved into after the landing, however early it is ready. */
  readonly timed: boolean;
  /** Which way of a flight; 0 for everything else. */
  readonly way: number;
  /** The first event of its part: what the part is and costs stands there. */
  readonly leads: boolean;
  /** The city in which it happens; empty where that is not said. */
  readonly place: string;
  /** Nights over which it goes on: flights that land another day. */
  readonly dayShift: number;
};

/** Clocks that are put forward (above 0) or back before what follows, in minutes. */
type ClockChange = { readonly key: string; readonly minutes: number };

type TimelineEntry =
  | { readonly what: 'event'; readonly event: TripEvent }
  | { readonly what: 'clocks'; readonly change: ClockChange };

export type TimelineDay = {
  readonly key: string;
  readonly day: LocalDate;
  readonly zone: string;
  /** The city that its clocks are of; empty where that is not known. */
  readonly place: string;
  readonly entries: readonly TimelineEntry[];
};

/** A day of a trip, which of its days it is from 1; or days on which nothing is planned, from the first to the last of them. */
export type TripDays =
  | { readonly what: 'day'; readonly ordinal: number; readonly day: TimelineDay }
  | { readonly what: 'free'; readonly ordinal: number; readonly from: LocalDate; readonly to: LocalDate };

const MINUTE_MS = 60_000;

/** Minutes by which the clocks of a zone are ahead of Greenwich at a moment. */
export const offsetMinutes = (zone: string, at: string): number =>
  Math.round(offsetAt(zone, Date.parse(at)) / MINUTE_MS);

const dayOf = (zone: string, at: string): LocalDate => dateIn(zone, new Date(at));
const daysApart = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Days by which a way lands later than it departs, each on the clocks of its place; below 0 over the date line. */
export const dayShiftOf = ({ from, to }: Pick<Way, 'from' | 'to'>): number =>
  daysApart(dayOf(from.zone, from.at), dayOf(to.zone, to.at));

const event = (part: TripPart, of: Pick<TripEvent, 'happening' | 'at' | 'zone'> & Partial<TripEvent>): TripEvent => ({
  key: `${part.slot} ${of.happening} ${of.way ?? 0}`,
  slot: part.slot,
  timed: true,
  way: 0,
  leads: true,
  place: part.city,
  dayShift: 0,
  ...of,
});

function flightEvents(part: TripPart): TripEvent[] {
  return waysOf(part.subject.item).flatMap(({ from, to }, way) => {
    const dayShift = dayShiftOf({ from, to });
    return [
      event(part, {
        happening: 'departs',
        at: from.at,
        zone: from.zone,
        place: from.city,
        way,
        leads: way === 0,
        dayShift,
      }),
      event(part, { happening: 'lands', at: to.at, zone: to.zone, place: to.city, way, leads: false }),
    ];
  });
}

function stayEvents(part: TripPart): TripEvent[] {
  const { startsAt, endsAt, zone } = part.service;
  const { nights } = stayOf(part.subject.item);
  return [
    event(part, { happening: 'check_in', at: startsAt, zone, dayShift: nights }),
    event(part, { happening: 'check_out', at: endsAt, zone, leads: false }),
  ];
}

const single: Partial<Record<TravelKind, TripHappening>> = { tour: 'tour', dining: 'table', diningcombo: 'voucher' };

const eventsOf = (part: TripPart): TripEvent[] => {
  if (part.kind === 'flight') return flightEvents(part);
  if (part.kind === 'hotel') return stayEvents(part);
  const { startsAt, zone } = part.service;
  const happening = single[part.kind] ?? 'tour';
  return [event(part, { happening, at: startsAt, zone, timed: happening !== 'voucher' })];
};

/** What ends comes before what begins at the same moment. */
const rank = ({ happening }: TripEvent): number => (happening === 'lands' || happening === 'check_out' ? 0 : 1);

type Beside = { readonly all: readonly TripEvent[]; readonly parts: readonly TripPart[] };

const isoOf = (ms: number): string => new Date(ms).toISOString();
const msOf = (at: string): number => Date.parse(at);

/** A stay beside what else is on its days: check-in is not before landing, check-out not after one has to leave. */
function besideOthers(one: TripEvent, { all, parts }: Beside): TripEvent {
  if (one.happening !== 'check_in' && one.happening !== 'check_out') return one;
  const here = { at: msOf(one.at), zone: one.zone };
  const flown = (happening: 'lands' | 'departs') =>
    all.filter((other) => other.happening === happening).map(({ at, zone }) => ({ at: msOf(at), zone }));
  const tours = parts
    .filter(({ kind }) => kind === 'tour')
    .map(({ service: { startsAt, endsAt, zone } }) => ({ startsAt: msOf(startsAt), endsAt: msOf(endsAt), zone }));
  const at =
    one.happening === 'check_in'
      ? movesInAt(here, flown('lands'))
      : leavesAt(here, { departures: flown('departs'), tours });
  return at === here.at ? one : { ...one, at: isoOf(at), timed: false };
}

/** Everything that happens on a trip, in the order in which it does. */
export const tripEvents = (parts: readonly TripPart[]): TripEvent[] =>
  parts
    .flatMap(eventsOf)
    .map((one, _at, all) => besideOthers(one, { all, parts }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || rank(a) - rank(b));

/**
 * The days of a trip with what happens on them, each by the clocks of its place, or all by those of one zone. Where clocks are
 * others than before, that stands at the end of the day before. A day in two cities has a head for each.
 */
export function timelineOf(parts: readonly TripPart[], clocks: string | null = null): TimelineDay[] {
  const days: { key: string; day: LocalDate; zone: string; place: string; entries: TimelineEntry[] }[] = [];
  // What happens in a place that is not known is in the city of its clocks where one was last.
  const cities = new Map<string, string>();
  const events = tripEvents(parts);
  const home = events.find(({ happening }) => happening === 'departs')?.place;
  const isBackHome = (one: TripEvent) => one === events.at(-1) && one.happening === 'lands' && one.place === home;
  let last: TripEvent | null = null;
  for (const one of events) {
    const zone = clocks ?? one.zone;
    if (one.place) cities.set(one.zone, one.place);
    const day = dayOf(zone, one.at);
    const minutes = last && !clocks ? offsetMinutes(zone, one.at) - offsetMinutes(last.zone, last.at) : 0;
    const open = days.at(-1);
    if (minutes !== 0) open?.entries.push({ what: 'clocks', change: { key: `clocks ${one.key}`, minutes } });
    const entry: TimelineEntry = { what: 'event', event: one };
    const place = cities.get(zone) ?? '';
    const elsewhere = open !== undefined && open.place !== '' && place !== open.place && !isBackHome(one);
    // Another place on the same day has its own head.
    if (open && open.day === day && minutes === 0 && !elsewhere) {
      open.entries.push(entry);
      open.place ||= place;
    } else days.push({ key: `${day} ${one.key}`, day, zone, place, entries: [entry] });
    last = one;
  }
  return days;
}

/** Returns the days of a trip numbered from its first, with those between on which nothing is planned. */
export function numberedDays(days: readonly TimelineDay[]): TripDays[] {
  const [first] = days;
  if (!first) return [];
  let last = first.day;
  return days.flatMap((day): TripDays[] => {
    // Over the date line a day may come twice: it is counted once.
    const free = daysApart(last, day.day) - 1;
    const from = addDays(last, 1);
    last = day.day > last ? day.day : last;
    const numbered = (on: LocalDate): number => Math.max(1, daysApart(first.day, on) + 1);
    const own: TripDays = { what: 'day', ordinal: numbered(day.day), day };
    return free > 0 ? [{ what: 'free', ordinal: numbered(from), from, to: addDays(from, free - 1) }, own] : [own];
  });
}
