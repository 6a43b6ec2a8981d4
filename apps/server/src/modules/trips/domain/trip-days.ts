import { leavesAt, movesInAt } from '@app/contract/travel/stay-hours';
import type { TripDay, TripEntry } from '@app/contract/trips/views';
import { addMs, MINUTE } from '@app/kernel/clock';
import type { Day } from '@app/kernel/local-day';
import { dayIn, offsetAt, wallTimeIn } from '@app/kernel/zone-time';
import type { FlightStop, StayStop, StopEnd, TripBooking, VisitStop } from '../../travel/public.ts';

/** What a timeline is made of. */
export type Timed = Pick<TripBooking, 'id' | 'kind' | 'subject' | 'stops' | 'city'> & {
  readonly service: { readonly zone: string };
};

/** An entry with the zone of its clocks and the city that is known to be there. */
type Placed = TripEntry & { readonly zone: string; readonly city: string };

const placeOf = ({ subject: { place } }: Timed): TripEntry['place'] =>
  place && { name: place.name, address: place.address, latitude: place.latitude, longitude: place.longitude };

const entryOf = (
  booking: Timed,
  of: Pick<TripEntry, 'key' | 'happening' | 'cancelled'> & { at: Date; zone: string; city: string } & Partial<
      Pick<TripEntry, 'flight' | 'place' | 'home' | 'isHome'>
    > & { until?: Date | null },
): Placed => ({
  bookingId: booking.id,
  timed: true,
  flight: null,
  place: null,
  home: null,
  isHome: false,
  ...of,
  at: of.at.toISOString(),
  wall: wallTimeIn(of.zone, of.at),
  until: of.until ? wallTimeIn(of.zone, of.until) : null,
});

const endView = ({ city, code, airport, terminal }: StopEnd) => ({ city, code, airport, terminal });

function flightEntries(booking: Timed, stop: FlightStop): Placed[] {
  const { from, to, startsAt, endsAt, cancelled } = stop;
  const flight = {
    numbers: [...stop.numbers],
    from: endView(from),
    to: endView(to),
    via: [...stop.via],
    minutes: Math.max(0, Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE)),
  };
  const key = `${booking.id} ${stop.key}`;
  const departs = {
    key: `${key} departs`,
    happening: 'departs',
    at: startsAt,
    zone: from.zone,
    city: from.city,
  } as const;
  const lands = { key: `${key} lands`, happening: 'lands', at: endsAt, zone: to.zone, city: to.city } as const;
  return [departs, lands].map((end) => entryOf(booking, { ...end, flight, cancelled }));
}

function stayEntries(booking: Timed, stop: StayStop): Placed[] {
  const { zone } = booking.service;
  const at = { zone, city: booking.city?.name ?? '', place: placeOf(booking), cancelled: false };
  return [
    entryOf(booking, {
      ...at,
      key: `${booking.id} in`,
      happening: 'check_in',
      at: stop.startsAt,
      until: stop.deskUntil,
    }),
    entryOf(booking, { ...at, key: `${booking.id} out`, happening: 'check_out', at: stop.endsAt }),
  ];
}

const visitEntry = (booking: Timed, { startsAt, endsAt, meets, cancelled }: VisitStop): Placed =>
  entryOf(booking, {
    key: booking.id,
    happening: booking.kind === 'dining' ? 'table' : 'tour',
    at: startsAt,
    until: endsAt,
    zone: booking.service.zone,
    city: booking.city?.name ?? '',
    place: meets ? { ...meets, address: '' } : placeOf(booking),
    cancelled,
  });

const entriesOf = (booking: Timed): Placed[] =>
  booking.stops.flatMap((stop) => {
    if (stop.what === 'flight') return flightEntries(booking, stop);
    if (stop.what === 'stay') return stayEntries(booking, stop);
    return stop.what === 'visit' ? [visitEntry(booking, stop)] : [];
  });

/** What ends comes before what begins at the same moment. */
const rank = ({ happening }: TripEntry): number => (happening === 'lands' || happening === 'check_out' ? 0 : 1);
const instant = ({ at }: { readonly at: string }): number => Date.parse(at);
const dayOf = ({ wall }: { readonly wall: string }): string => wall.slice(0, 10);

/** A stay beside what else is on its days: check-in is not before landing, check-out not after one has to leave. */
function besideOthers(one: Placed, all: readonly Placed[], bookings: readonly Timed[]): Placed {
  if (one.happening !== 'check_in' && one.happening !== 'check_out') return one;
  const here = { at: instant(one), zone: one.zone };
  const flown = (happening: TripEntry['happening']) =>
    all
      .filter((other) => other.happening === happening && !other.cancelled)
      .map((other) => ({ at: instant(other), zone: other.zone }));
  const ms =
    one.happening === 'check_in'
      ? movesInAt(here, flown('lands'))
      : leavesAt(here, { departures: flown('departs'), tours: toursOf(bookings) });
  if (ms === here.at) return one;
  const at = new Date(ms);
  return { ...one, at: at.toISOString(), wall: wallTimeIn(one.zone, at), timed: false };
}

/** Tours of a trip that take place. */
const toursOf = (bookings: readonly Timed[]) =>
  bookings
    .filter(({ kind }) => kind === 'tour')
    .flatMap(({ stops, service: { zone } }) =>
      stops.flatMap((stop) =>
        stop.what === 'visit' && !stop.cancelled
          ? [{ startsAt: stop.startsAt.getTime(), endsAt: stop.endsAt.getTime(), zone }]
          : [],
      ),
    );

/** Landings with what clocks show at home meanwhile, and the last one as the end of the trip where it began. */
function withHome(entries: readonly Placed[]): Placed[] {
  const home = entries.find(({ happening }) => happening === 'departs');
  if (!home) return [...entries];
  const last = entries.at(-1);
  return entries.map((one) => {
    if (one.happening !== 'lands') return one;
    if (one === last && one.city === home.city) return { ...one, isHome: true };
    const wall = wallTimeIn(home.zone, new Date(one.at));
    return wall === one.wall ? one : { ...one, home: { city: home.city, wall } };
  });
}

const offset = (one: Placed): number => Math.round(offsetAt(one.zone, instant(one)) / MINUTE);

/** What happens on a trip, in the order in which it does. */
export const tripEntries = (bookings: readonly Timed[]): Placed[] =>
  withHome(
    bookings
      .flatMap(entriesOf)
      .map((one, _at, all) => besideOthers(one, all, bookings))
      .sort((a, b) => instant(a) - instant(b) || rank(a) - rank(b)),
  );

/** Whether one comes to another town; the landing at home ends the day on which one left. */
const isElsewhere = ({ city, isHome }: Placed, open: string): boolean =>
  !isHome && city !== '' && open !== '' && city !== open;

/**
 * Returns the days of a trip, each by the clocks of its place and of one town. Where clocks are others than before, that is said after
 * the entry before; a landing stands on the day that it is where one lands.
 */
export function tripDays(bookings: readonly Timed[]): TripDay[] {
  type OpenDay = Omit<TripDay, 'entries' | 'clocks' | 'city'> & { city: string; entries: TripEntry[]; clocks: number };
  const days: OpenDay[] = [];
  let last: Placed | null = null;
  for (const placed of tripEntries(bookings)) {
    const { zone, city, ...entry } = placed;
    const open = days.at(-1);
    const clocks = last ? offset(placed) - offset(last) : 0;
    if (open && open.day === dayOf(entry) && clocks === 0 && !isElsewhere(placed, open.city)) {
      open.entries.push(entry);
      open.city ||= city;
    } else {
      if (open) open.clocks = clocks;
      days.push({ key: `${dayOf(entry)} ${entry.key}`, day: dayOf(entry), zone, city, entries: [entry], clocks: 0 });
    }
    last = placed;
  }
  return days.map((day) => ({ ...day, entries: [...day.entries] }));
}

/** The bookings of a trip in the order in which the first of each happens; what may be used at any time comes last. */
export function inOrder<T extends Timed>(bookings: readonly T[]): T[] {
  const order = tripEntries(bookings).map(({ bookingId }) => bookingId);
  const placeOf = ({ id }: T): number => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return [...bookings].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Returns the earliest and the latest day of a trip, each by the clocks of its place, and the zone that it begins in. Over the date line
 * one may land on the day before the one on which one left.
 */
export function daysOfTrip(
  bookings: readonly Timed[],
): { readonly from: Day; readonly to: Day; readonly zone: string } | null {
  const entries = tripEntries(bookings);
  const [first] = entries;
  if (!first) return null;
  // Tours of several days end on a day of no entry, at its midnight.
  const ends = bookings.flatMap(({ stops, service }) =>
    stops.flatMap((stop) => (stop.what === 'visit' ? [dayIn(service.zone, addMs(stop.endsAt, -1))] : [])),
  );
  const days = [...entries.map(dayOf), ...ends].sort();
  return { from: days[0] ?? dayOf(first), to: days.at(-1) ?? dayOf(first), zone: first.zone };
}
