import { commaOf, namesText } from '@app/contract/core/list-words';
import { LOCALES, type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { isRoundTrip } from '@app/contract/verticals/flights/round-trip';
import type { ChosenSeat } from '@app/contract/verticals/flights/seat-rules';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import type { BoughtBag, FlightItem, FlightLeg, FlightPoint, FlightSlice } from '@app/contract/verticals/flights/views';
import { addDays, type Day } from '@app/kernel/local-day';
import { wallTimeIn } from '@app/kernel/zone-time';
import { withAirports } from './airport-times.ts';
import type { FareGives } from './fare.ts';
import { addMonths, type Departure, localTimes, minutesBetween } from './schedule.ts';
import type { StoredPlace } from './stored-flight.ts';

type KeptPoint = {
  readonly code: string;
  readonly name: Localized;
  readonly cityId: string;
  readonly city: Localized;
  readonly country: string;
  readonly zone: string;
  readonly terminal: string;
};
type KeptLeg = {
  readonly flightId: string;
  readonly day: Day;
  readonly number: string;
  readonly airline: { readonly id: string; readonly code: string; readonly name: Localized; readonly colour: string };
  /** As of a flight; bookings of before have it as staff wrote it. */
  readonly operatedBy: Localized | string;
  readonly aircraft: Localized;
  readonly from: KeptPoint;
  readonly to: KeptPoint;
  readonly departsAt: string;
  readonly arrivesAt: string;
  /** Only of a departure that is announced to be late; bookings leave it out, since they are sold for the current times. */
  readonly late?: { readonly minutes: number; readonly scheduled: string };
};
export type FrozenItinerary = { readonly cabin: Cabin; readonly legs: readonly KeptLeg[] };
/** A way with the fare it is booked in; `brand` is its code. */
export type KeptSlice = FrozenItinerary & { readonly brand: string; readonly fare: FareGives };

/**
 * A chosen seat, whether it is in an exit row, and the most that was asked for one of this traveller on this flight, in US cents
 * without tax; bookings of before have no amount.
 */
export type KeptSeat = ChosenSeat & { readonly exit: boolean; readonly usd?: number };

/** Everything about a trip that stays as it was booked, with names in every language. */
export type FlightSnapshot = {
  readonly slices: readonly KeptSlice[];
  readonly party: FlightParty;
  /** Seats that were chosen; bookings of before have none. */
  readonly seats?: readonly KeptSeat[];
  readonly documentsUntil: Day;
  /** Local day of the last slice's departure, on which ages count. */
  readonly agesOn: Day;
  readonly international: boolean;
  readonly cover: string | null;
  /** Bought beside what the fares include; bookings of before have none. */
  readonly bags?: readonly BoughtBag[];
  readonly cities: Localized;
  readonly airports: Localized;
  readonly airlines: Localized;
};

/** A booking is found by its cities, airports and airlines. */
export const FLIGHT_NAMES = ['cities', 'airports', 'airlines'] as const satisfies readonly (keyof FlightSnapshot)[];

export const asSnapshot = (kept: Record<string, unknown>): FlightSnapshot => kept as unknown as FlightSnapshot;

const pointOf = (place: StoredPlace, terminal: string): KeptPoint => ({
  code: place.code,
  name: place.name,
  cityId: place.cityId,
  city: place.city,
  country: place.country,
  zone: place.zone,
  terminal,
});

/** Departures of one way as they are kept and shown. */
export const frozenItinerary = (legs: readonly Departure[], cabin: Cabin): FrozenItinerary => ({
  cabin,
  legs: legs.map(({ flight, day, departsAt, arrivesAt, delayMinutes }) => ({
    flightId: flight.id,
    day,
    number: `${flight.airline.code} ${flight.number}`,
    airline: flight.airline,
    operatedBy: flight.operatedBy,
    aircraft: flight.aircraft,
    from: pointOf(flight.from, flight.fromTerminal),
    to: pointOf(flight.to, flight.toTerminal),
    departsAt: departsAt.toISOString(),
    arrivesAt: arrivesAt.toISOString(),
    ...(delayMinutes > 0 && { late: { minutes: delayMinutes, scheduled: `${day}T${flight.departs}` } }),
  })),
});

/** Names together in every language, each once. */
function together(names: readonly (Localized | string)[]): Localized {
  const texts = LOCALES.map((lang) => {
    const said = names.map((name) => (typeof name === 'string' ? name : localize(name, lang)));
    return [lang, namesText(lang, [...new Set(said)])];
  });
  return Object.fromEntries(texts) as Localized;
}

/** What the rules of documents and ages go by. */
export function tripRules(slices: readonly FrozenItinerary[]) {
  const legs = slices.flatMap((slice) => slice.legs);
  const last = legs.at(-1);
  const lands = last ? wallTimeIn(last.to.zone, new Date(last.arrivesAt)).slice(0, 10) : '';
  return {
    documentsUntil: addMonths(lands, flightLimits.documentMonths),
    agesOn: slices.at(-1)?.legs[0]?.day ?? '',
    international: new Set(legs.flatMap(({ from, to }) => [from.country, to.country])).size > 1,
  };
}

export function snapshotOf(of: {
  readonly slices: readonly KeptSlice[];
  readonly party: FlightParty;
  readonly seats: readonly KeptSeat[];
  readonly cover: string | null;
  readonly bags: readonly BoughtBag[];
}): FlightSnapshot {
  const legs = of.slices.flatMap((slice) => slice.legs);
  const points = legs.flatMap(({ from, to }) => [from, to]);
  return {
    ...of,
    slices: of.slices.map((slice) => ({
      ...slice,
      legs: slice.legs.map(({ late: _late, ...leg }) => leg),
    })),
    ...tripRules(of.slices),
    cities: together(points.map(({ city }) => city)),
    airports: together(points.flatMap(({ code, name }) => [code, name])),
    airlines: together(legs.flatMap(({ airline, number }) => [airline.name, number])),
  };
}

/** What a trip promises beside its price: the flights and hours of each way, what its fare includes, and the bags that are bought. */
export function promisedTrip(kept: Record<string, unknown>) {
  const { slices, bags = [] } = asSnapshot(kept);
  const ways = slices.map(({ legs, fare }) => [
    legs.map(({ number, departsAt, arrivesAt }) => [number, departsAt, arrivesAt]),
    [fare.cabinBag, fare.checkedBag].map(({ pieces, kg }) => [pieces, kg]),
    [fare.seat, fare.meal],
  ]);
  return [ways, bags.map(({ slice, guest, kind, kg, pieces }) => [slice, guest, kind, kg, pieces])];
}

const pointView = ({ country: _, name, city, ...point }: KeptPoint, lang: Locale): FlightPoint => ({
  ...point,
  name: localize(name, lang),
  city: localize(city, lang),
});

const legView = (leg: KeptLeg, lang: Locale): FlightLeg => ({
  flightId: leg.flightId,
  day: leg.day,
  number: leg.number,
  airline: { code: leg.airline.code, name: localize(leg.airline.name, lang), colour: leg.airline.colour },
  operatedBy: typeof leg.operatedBy === 'string' ? leg.operatedBy : localize(leg.operatedBy, lang),
  aircraft: localize(leg.aircraft, lang),
  from: pointView(leg.from, lang),
  to: pointView(leg.to, lang),
  departsAt: leg.departsAt,
  arrivesAt: leg.arrivesAt,
  ...localTimes({
    departsAt: new Date(leg.departsAt),
    arrivesAt: new Date(leg.arrivesAt),
    fromZone: leg.from.zone,
    toZone: leg.to.zone,
  }),
  ...(leg.late && { late: leg.late }),
});

/** Whether a wait takes in the hours from midnight to five, by the clocks of the place. */
export function isOvernight(from: string, to: string): boolean {
  const day = from.slice(0, 10);
  const night = from.endsWith('T00:00') ? day : addDays(day, 1);
  return to >= `${night}T05:00`;
}

function waitView(before: KeptLeg, after: KeptLeg, lang: Locale): FlightSlice['waits'][number] {
  const { to } = before;
  const [from, until] = [new Date(before.arrivesAt), new Date(after.departsAt)];
  return {
    code: to.code,
    city: localize(to.city, lang),
    minutes: Math.max(0, minutesBetween(from, until)),
    overnight: isOvernight(wallTimeIn(to.zone, from), wallTimeIn(to.zone, until)),
    changesTerminal: to.terminal !== after.from.terminal,
  };
}

/** One way of a trip in a language. */
export function sliceView({ cabin, legs }: FrozenItinerary, lang: Locale): FlightSlice {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) throw new Error('a slice has a flight');
  const { departsAt } = first;
  const { arrivesAt } = last;
  return {
    key: sliceKeyOf(legs),
    cabin,
    legs: legs.map((leg) => legView(leg, lang)),
    waits: legs.slice(1).map((leg, index) => waitView(legs[index] as KeptLeg, leg, lang)),
    departsAt,
    arrivesAt,
    ...localTimes({
      departsAt: new Date(departsAt),
      arrivesAt: new Date(arrivesAt),
      fromZone: first.from.zone,
      toZone: last.to.zone,
    }),
  };
}

/** The first flight of a trip: its number and way, and when it departs by the clock of its airport. */
export function firstFlight(kept: Record<string, unknown>): { name: string; localTime: string } | null {
  const leg = asSnapshot(kept).slices[0]?.legs[0];
  if (!leg) return null;
  const { number, from, to, departsAt } = leg;
  return { name: `${number} ${from.code}–${to.code}`, localTime: wallTimeIn(from.zone, new Date(departsAt)) };
}

/** The cities of a trip: those of a way there and back once, those of several ways each as it is come to. */
function tripTitle(slices: readonly FrozenItinerary[], lang: Locale): string {
  const ends = slices.map(({ legs }) => ({ from: legs[0]?.from, to: legs.at(-1)?.to }));
  const nameOf = (point: KeptPoint | undefined): string => (point ? localize(point.city, lang) : '');
  if (isRoundTrip(slices)) return `${nameOf(ends[0]?.from)} ⇄ ${nameOf(ends[0]?.to)}`;
  return ends.reduce((title, { from, to }, at) => {
    const goesOn = at > 0 && ends[at - 1]?.to?.cityId === from?.cityId;
    return goesOn ? `${title} → ${nameOf(to)}` : `${title}${title && commaOf(lang)}${nameOf(from)} → ${nameOf(to)}`;
  }, '');
}

/** What an order or quote is of, in a language; its `item` is the contract's `FlightItem`. */
export function describeFlight(kept: Record<string, unknown>, lang: Locale): TravelSubject {
  const snapshot = asSnapshot(kept);
  const { slices, party } = snapshot;
  const item: FlightItem = {
    slices: slices.map((slice) => ({
      ...sliceView(slice, lang),
      fare: { ...slice.fare, brand: slice.brand, name: localize(slice.fare.name, lang) },
    })),
    party: { ...party, childAges: [...party.childAges] },
    documentsUntil: snapshot.documentsUntil,
    international: snapshot.international,
    seats: (snapshot.seats ?? []).map(({ leg, guest, seat }) => ({ leg, guest, seat })),
    bags: [...(snapshot.bags ?? [])],
  };
  const booked = slices.map(
    (slice) =>
      `${namesText(
        lang,
        slice.legs.map(({ number }) => number),
      )} ${localize(slice.fare.name, lang)}`,
  );
  return {
    title: tripTitle(slices, lang),
    subtitle: booked.join(' · '),
    cover: snapshot.cover,
    place: null,
    item,
  };
}

/** When those who fly can do nothing else: each way with the ways to and from its airports. */
export const timesUnderWay = (stored: Record<string, unknown>) =>
  asSnapshot(stored).slices.flatMap(({ legs }) => {
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last) return [];
    return [withAirports({ departsAt: new Date(first.departsAt), arrivesAt: new Date(last.arrivesAt) })];
  });
