import type { TripWarning } from '@app/contract/trips/views';
import { dayIn, wallTimeIn } from '@app/kernel/zone-time';
import type { FlightStop, StayStop, VisitStop } from '../../travel/public.ts';
import { afterDesk, together, tooFar } from './clashes.ts';
import { nightsWithoutBed } from './nights-without-bed.ts';
import { unusedNights } from './unused-nights.ts';
import type { Plan, Watch } from './where-one-is.ts';

type Said = { readonly warning: TripWarning; readonly at: Date; readonly ends: Date };
type AnyWatch = Watch<FlightStop | VisitStop | StayStop>;

const said = (of: Pick<TripWarning, 'kind' | 'day'> & Partial<TripWarning>, at: Date, ends: Date): Said => {
  const warning = { bookingIds: [], open: null, to: of.day, nights: 0, city: null, arrives: null, closes: null, ...of };
  const key = [of.kind, of.day, ...warning.bookingIds].join(' ');
  return { warning: { minutes: null, needed: null, ...warning, key }, at, ends };
};

const zoneOf = ({ booking, stop }: AnyWatch): string =>
  stop.what === 'flight' ? stop.from.zone : booking.service.zone;
const dayOf = (watch: AnyWatch): string => dayIn(zoneOf(watch), watch.stop.startsAt);

/** Which of two can be changed: not the flight where the other is none, else the later one. */
const changeable = (first: AnyWatch, second: AnyWatch): string =>
  second.stop.what === 'flight' && first.stop.what !== 'flight' ? first.booking.id : second.booking.id;

const atOnce = (plan: Plan): Said[] =>
  together(plan).map(({ first, second }) =>
    said(
      {
        kind: 'together',
        day: dayOf(second),
        bookingIds: [first.booking.id, second.booking.id],
        open: changeable(first, second),
      },
      second.stop.startsAt,
      second.stop.endsAt,
    ),
  );

const farApart = (plan: Plan): Said[] =>
  tooFar(plan).map(({ first, second, minutes, needed }) =>
    said(
      {
        kind: 'too_far',
        day: dayOf(second),
        bookingIds: [first.booking.id, second.booking.id],
        open: changeable(first, second),
        minutes,
        needed,
      },
      second.stop.startsAt,
      second.stop.startsAt,
    ),
  );

const closedDesks = (plan: Plan): Said[] =>
  afterDesk(plan).map(({ flight, stay }) => {
    const { zone } = stay.booking.service;
    return said(
      {
        kind: 'desk_closed',
        day: stay.stop.from,
        bookingIds: [flight.booking.id, stay.booking.id],
        open: stay.booking.id,
        arrives: wallTimeIn(zone, flight.stop.busyTo),
        closes: wallTimeIn(zone, stay.stop.deskUntil ?? stay.stop.startsAt),
      },
      flight.stop.endsAt,
      flight.stop.busyTo,
    );
  });

/** Gaps and clashes of a trip that are not over yet, in their order. */
export function tripWarnings(plan: Plan, now: Date): TripWarning[] {
  const bedless = nightsWithoutBed(plan, now).map(({ ends, ...nights }) =>
    said({ kind: 'no_bed', ...nights }, ends, ends),
  );
  const unused = unusedNights(plan, now).map(({ stay: { booking }, ends, ...nights }) =>
    said({ kind: 'unused_night', ...nights, bookingIds: [booking.id], open: booking.id }, ends, ends),
  );
  return [...bedless, ...unused, ...closedDesks(plan), ...atOnce(plan), ...farApart(plan)]
    .filter(({ ends }) => ends > now)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ warning }) => warning);
}
