import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import type { WantedTrip } from '@app/contract/verticals/flights/trip-schemas';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { parameter } from '../../../../modules/settings/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { OwnTrip } from '../../db/change.repo.ts';
import { fareBrands, flightsById } from '../../db/flight.repo.ts';
import { mayChange } from '../../domain/change-rule.ts';
import { areInTime, isItinerary } from '../../domain/connections.ts';
import type { FlightSnapshot, KeptSlice } from '../../domain/flight-snapshot.ts';
import { type Departure, departureOn, timesOn } from '../../domain/schedule.ts';
import { type SliceFare, sliceFares } from '../../domain/trip-fares.ts';

type WantedWay = WantedTrip['slices'][number];

/** A way of a booking as a change has it: as it was sold, or other flights in a fare. */
export type ChangedWay = {
  /** By their present times. */
  readonly legs: readonly Departure[];
  readonly kept: KeptSlice;
  /** Null where the way stays. */
  readonly fare: SliceFare | null;
  /** Whether the rule of its fare says what its change costs; else the policy does. */
  readonly byRule: boolean;
};

type ChangeContext = {
  readonly booked: FlightSnapshot;
  readonly own: OwnTrip;
  readonly party: FlightParty;
  readonly wanted: readonly WantedWay[];
  readonly now: Date;
  readonly byStaff: boolean;
};

/** Whether a way would be what it is. */
const isSame = (way: WantedWay, { cabin, brand, legs }: KeptSlice): boolean =>
  way.cabin === cabin &&
  way.brand === brand &&
  way.legs.length === legs.length &&
  way.legs.every(({ flightId, day }, at) => flightId === legs[at]?.flightId && day === legs[at]?.day);

/** The ways that are really other than they are booked. Refuses one that the booking does not have at its field. */
export function otherWays(wanted: readonly WantedWay[], { slices }: FlightSnapshot): WantedWay[] {
  return wanted.filter((way, index) => {
    const booked = slices[way.slice - 1] ?? refuseField(`slices.${index}.slice`, 'field.invalid');
    return !isSame(way, booked);
  });
}

/** What counts as free on a departure for the booking beside what is left. */
const ownOn = ({ own }: OwnTrip, { flight, cabin, day }: Departure, what: 'seats' | 'laps'): number =>
  own
    .filter((one) => one.flightId === flight.id && one.cabin === cabin.cabin && one.day === day)
    .reduce((sum, one) => sum + one[what], 0);

/** Refuses a way whose time to be changed is over, or that its fare does not allow to be. Staff change what has not departed. */
function checkRule({ booked, now, byStaff }: ChangeContext, legs: readonly Departure[], slice: number): boolean {
  const kept = booked.slices[slice - 1];
  const departsAt = legs[0]?.departsAt ?? now;
  assertThat(now < departsAt, 'flight.way_too_late', { slice });
  if (!kept?.fare.change) return false;
  if (mayChange(kept, now)) return true;
  if (byStaff) return false;
  return refuse(kept.fare.change.allowed ? 'flight.way_too_late' : 'flight.way_not_changeable', { slice });
}

/**
 * A flight that is booked, by its present times; what it costs does not matter. Refuses flight.unavailable where it is cancelled and is to
 * be flown.
 */
function bookedDeparture(
  flights: Awaited<ReturnType<typeof flightsById>>,
  leg: KeptSlice['legs'][number],
  stays: boolean,
): Departure {
  const flight = flights.get(leg.flightId) ?? refuse('record.not_found');
  const { cabin } = flight;
  const change = flight.days.changeOn(leg.day);
  if (!cabin || (stays && change?.state === 'cancelled')) return refuse('flight.unavailable');
  const delayMinutes = change?.delayMinutes ?? 0;
  const times = timesOn(flight, leg.day, delayMinutes);
  return { flight, cabin, day: leg.day, priceUsd: cabin.baseUsd, seatsLeft: 0, lapsLeft: 0, delayMinutes, ...times };
}

const daysOf = (legs: readonly { readonly day: string }[]) => {
  const days = legs.map(({ day }) => day).sort();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
};

/** The flights of a way as it is booked; whether it stays so. */
export async function bookedWay(db: Queryable, { cabin, legs }: KeptSlice, stays = true): Promise<Departure[]> {
  const ids = legs.map(({ flightId }) => flightId);
  const flights = await flightsById(db, ids, { ...daysOf(legs), cabin });
  return legs.map((leg) => bookedDeparture(flights, leg, stays));
}

/** The flights of a way that is wanted, at the place of its day in the input. Refuses as `readTrip`, and record.not_found between other cities. */
async function wantedWay(
  platform: Platform,
  db: Queryable,
  asked: ChangeContext & { readonly way: WantedWay; readonly at: number },
): Promise<Departure[]> {
  const { way, own, party, now } = asked;
  const field = `slices.${asked.at}.legs.0.day`;
  const ids = way.legs.map(({ flightId }) => flightId);
  const found = await flightsById(db, ids, { ...daysOf(way.legs), cabin: way.cabin });
  const legs = way.legs.map(({ flightId, day }) => {
    const flight = found.get(flightId) ?? refuse('record.not_found');
    return { flight, day };
  });
  assertThat(
    legs.every(({ flight }) => flight.online),
    'flight.offline',
  );
  const booked = asked.booked.slices[way.slice - 1]?.legs;
  const [first, last] = [legs[0], legs.at(-1)];
  const samePlaces =
    first?.flight.from.cityId === booked?.[0]?.from.cityId && last?.flight.to.cityId === booked?.at(-1)?.to.cityId;
  assertThat(first && samePlaces, 'record.not_found');
  const today = dayIn(first.flight.from.zone, now);
  if (first.day < today) refuseField(field, 'field.flight_past');
  if (first.day > addDays(today, flightLimits.daysAhead)) refuseField(field, 'field.flight_far');
  const departures = legs.map(({ flight, day }) => departureOn(flight, day) ?? refuse('flight.unavailable'));
  assertThat(isItinerary({ legs: departures }), 'flight.connection');
  const closesAt = addMs(now, (await parameter(platform, 'flight.close_minutes')) * MINUTE);
  assertThat(
    departures.every(({ departsAt }) => departsAt >= closesAt),
    'flight.closed',
  );
  const room = departures.every(
    (one) =>
      one.seatsLeft + ownOn(own, one, 'seats') >= seatsOf(party) &&
      one.lapsLeft + ownOn(own, one, 'laps') >= party.babies,
  );
  assertThat(room, 'flight.unavailable');
  return departures;
}

/**
 * The ways of a booking as they would be: those that are wanted with what they cost now, the others as they are. Refuses
 * flight.way_not_changeable, flight.way_too_late, record.not_found, flight.offline, flight.unavailable, flight.closed and
 * flight.connection, also where ways would not be in time for each other.
 */
export async function changedWays(platform: Platform, db: Queryable, asked: ChangeContext): Promise<ChangedWay[]> {
  const { booked, wanted } = asked;
  const ways: { legs: Departure[]; kept: KeptSlice; code: string | null; byRule: boolean }[] = [];
  for (const [index, kept] of booked.slices.entries()) {
    const at = wanted.findIndex(({ slice }) => slice === index + 1);
    const way = wanted[at];
    const now = await bookedWay(db, kept, !way);
    if (!way) {
      ways.push({ legs: now, kept, code: null, byRule: false });
      continue;
    }
    const byRule = checkRule(asked, now, way.slice);
    ways.push({ legs: await wantedWay(platform, db, { ...asked, way, at }), kept, code: way.brand, byRule });
  }
  assertThat(wanted.length === 0 || areInTime(ways), 'flight.connection');
  const trip = ways.map(({ legs }) => legs);
  const brands = await fareBrands(db, [...new Set(trip.flat().map(({ flight }) => flight.airline.id))]);
  const choices = sliceFares(trip, brands, asked.party);
  return ways.map(({ code, ...way }, index) => ({
    ...way,
    fare: code === null ? null : (choices[index]?.find((one) => one.code === code) ?? refuse('record.not_found')),
  }));
}
