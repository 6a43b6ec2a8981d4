import type { FlightItem, FlightPoint } from '@app/contract/verticals/flights/views';
import type { StopEnd, StopsOf } from '../../../modules/travel/public.ts';
import { withAirports } from './airport-times.ts';

const endOf = ({ cityId, city, code, name, terminal, zone }: FlightPoint): StopEnd => ({
  cityId,
  city,
  code,
  airport: name,
  terminal,
  zone,
});

/** The ways of a booked trip, at the times of now where it was described so. */
export const flightStops: StopsOf = (subject) =>
  (subject.item as FlightItem).slices.flatMap(({ legs, departsAt, arrivesAt }, way) => {
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last) return [];
    const flown = { departsAt: new Date(departsAt), arrivesAt: new Date(arrivesAt) };
    const busy = withAirports(flown);
    return [
      {
        what: 'flight',
        key: String(way),
        numbers: legs.map(({ number }) => number),
        from: endOf(first.from),
        to: endOf(last.to),
        via: legs.slice(1).map(({ from }) => from.city),
        startsAt: flown.departsAt,
        endsAt: flown.arrivesAt,
        busyFrom: busy.startsAt,
        busyTo: busy.endsAt,
        cancelled: legs.some(({ change }) => change?.state === 'cancelled'),
      },
    ];
  });
