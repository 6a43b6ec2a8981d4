import { flightLimits } from '@app/contract/verticals/flights/limits';
import { metresBetween } from '@app/kernel/distance';
import { minutesBetween } from './schedule.ts';
import type { StoredFlight, StoredPlace } from './stored-flight.ts';

/** Least minutes from landing to the next slice. */
const LEAST_STAY = 60;
/** How much longer than the straight line the flights of a slice may be. */
const DETOUR = 2.2;

/** A place as ways go by it. */
export type WayPoint = Pick<StoredPlace, 'cityId' | 'latitude' | 'longitude'>;

/** More minutes that a change needs where the next flight leaves from another terminal. */
const OTHER_TERMINAL = 30;

type Itinerary = {
  readonly flight: Pick<StoredFlight, 'from' | 'to' | 'fromTerminal' | 'toTerminal'>;
  readonly departsAt: Date;
  readonly arrivesAt: Date;
};

/** Whether a slice may go by some places, from the first to the last: through no city twice, and without a great detour. */
export function onTheWay(path: readonly WayPoint[]): boolean {
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to || new Set(path.map(({ cityId }) => cityId)).size < path.length) return false;
  const flown = path.reduce((sum, point, at) => sum + metresBetween(path[at - 1] ?? point, point), 0);
  return flown <= metresBetween(from, to) * DETOUR;
}

/** Minutes that a change between two flights needs at the least: longer between terminals, where both are known. */
function transferMinutes({ flight: first }: Itinerary, { flight: second }: Itinerary): number {
  const apart = first.toTerminal !== '' && second.fromTerminal !== '' && first.toTerminal !== second.fromTerminal;
  return first.to.transferMinutes + (apart ? OTHER_TERMINAL : 0);
}

/** Whether a flight can be changed to from another: at the same airport, in time and within a day. */
export function connects(first: Itinerary, second: Itinerary): boolean {
  const wait = minutesBetween(first.arrivesAt, second.departsAt);
  return (
    first.flight.to.airportId === second.flight.from.airportId &&
    wait >= transferMinutes(first, second) &&
    wait <= flightLimits.waitMinutes
  );
}

type Slice = { readonly legs: readonly Itinerary[] };
/** A slice by its places alone. */
type Way = {
  readonly legs: readonly {
    readonly flight: { readonly from: { readonly cityId: string }; readonly to: { readonly cityId: string } };
  }[];
};

/** The places that flights go by, one after the other. */
export const pathOf = (legs: readonly { readonly flight: Itinerary['flight'] }[]): StoredPlace[] =>
  legs.flatMap(({ flight }, at) => (at === 0 ? [flight.from, flight.to] : [flight.to]));

/** Whether every flight of a slice can be changed to from the one before, and all of them lead to where the last one lands. */
export const isItinerary = ({ legs }: Slice): boolean =>
  onTheWay(pathOf(legs)) &&
  legs.every((leg, at) => {
    const before = legs[at - 1];
    return !before || connects(before, leg);
  });

/** Whether a slice may depart after the one before it has landed. */
export const inTimeForReturn = (landsAt: Date, departsAt: Date): boolean =>
  minutesBetween(landsAt, departsAt) >= LEAST_STAY;

/** Whether a slice leads back from the city of another's end to that of its beginning. */
export function isReturn(out: Way, back: Way): boolean {
  const [outFirst, outLast, backFirst, backLast] = [out.legs[0], out.legs.at(-1), back.legs[0], back.legs.at(-1)];
  return (
    outFirst !== undefined &&
    outLast !== undefined &&
    backFirst !== undefined &&
    backLast !== undefined &&
    backFirst.flight.from.cityId === outLast.flight.to.cityId &&
    backLast.flight.to.cityId === outFirst.flight.from.cityId
  );
}

/** Whether each slice of a trip departs in time after the one before it has landed. */
export const areInTime = (slices: readonly Slice[]): boolean =>
  slices.every(({ legs }, at) => {
    const [landed, leaves] = [slices[at - 1]?.legs.at(-1), legs[0]];
    return !landed || (leaves !== undefined && inTimeForReturn(landed.arrivesAt, leaves.departsAt));
  });
