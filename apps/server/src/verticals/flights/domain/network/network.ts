import type { Localized } from '@app/contract/core/locale';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { OwnDays, StoredCabin, StoredFlight, StoredPlace } from '../stored-flight.ts';
import { dayNumber, type PackedDays, priceOn } from './packed-days.ts';
import { leftOn, type SeatsLeft } from './packed-seats.ts';

/** A flight of the schedule that is on sale, with its cabins, as it stands in memory. */
export type ScheduledFlight = Pick<
  StoredFlight,
  'id' | 'number' | 'departs' | 'blockMinutes' | 'weekdays' | 'validFrom' | 'validUntil' | 'fromTerminal' | 'toTerminal'
> & {
  readonly operatedBy: string;
  readonly airlineId: string;
  readonly aircraftId: string;
  readonly fromAirportId: string;
  readonly toAirportId: string;
  readonly cabins: readonly StoredCabin[];
};

/** What flights are of and between; those that are not on sale are said to be so. */
export type NetworkFacts = {
  readonly airlines: readonly (StoredFlight['airline'] & { readonly online: boolean })[];
  readonly aircraft: readonly { readonly id: string; readonly name: Localized }[];
  readonly airports: readonly (StoredPlace & { readonly online: boolean })[];
};

/** A cabin of a flight as searches read it, with the days that it was put together with. */
type View = { readonly days: PackedDays; readonly left: SeatsLeft; readonly flight: StoredFlight };

/** A flight of the network. */
export type NetworkFlight = {
  readonly id: string;
  readonly from: StoredPlace;
  readonly to: StoredPlace;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly facts: Omit<StoredFlight, 'cabin' | 'days'>;
  readonly cabins: readonly StoredCabin[];
  readonly views: Map<Cabin, View>;
};

/** Flights on sale, by the airports between which they fly. */
export type Network = {
  readonly flights: ReadonlyMap<string, NetworkFlight>;
  /** By airport of departure, then of arrival. */
  readonly leaving: ReadonlyMap<string, ReadonlyMap<string, readonly NetworkFlight[]>>;
  /** Airports from which an airport is flown to. */
  readonly arriving: ReadonlyMap<string, ReadonlySet<string>>;
  readonly places: ReadonlyMap<string, StoredPlace>;
  /** Puts a flight in place of what it was; null takes it off. */
  put(id: string, flight: ScheduledFlight | null): void;
};

/** Names of airlines in English with their names in every language: the first by its id of those with one name. */
function namesOf(airlines: NetworkFacts['airlines']): Map<string, Localized> {
  const sorted = [...airlines].sort((a, b) => (a.id < b.id ? 1 : -1));
  return new Map(sorted.map(({ name }) => [name['en-US'], name]));
}

/** How flights of the schedule become those of the network: null for one between places, or of an airline, that are not on sale. */
function resolverOf(facts: NetworkFacts, places: ReadonlyMap<string, StoredPlace>) {
  const airlines = new Map(
    facts.airlines.flatMap(({ online, ...airline }) => (online ? [[airline.id, airline] as const] : [])),
  );
  const aircraft = new Map(facts.aircraft.map(({ id, name }) => [id, name]));
  const names = namesOf(facts.airlines);
  return (scheduled: ScheduledFlight): NetworkFlight | null => {
    const { airlineId, aircraftId, fromAirportId, toAirportId, cabins, operatedBy, ...rest } = scheduled;
    const [airline, from, to] = [airlines.get(airlineId), places.get(fromAirportId), places.get(toAirportId)];
    const craft = aircraft.get(aircraftId);
    if (!airline || !from || !to || !craft) return null;
    const { id, validFrom, validUntil } = rest;
    const operated = names.get(operatedBy) ?? operatedBy;
    const own = { ...rest, airline, operatedBy: operated, aircraft: craft, from, to, online: true };
    return { id, from, to, validFrom, validUntil, facts: own, cabins, views: new Map() };
  };
}

/** The network of flights between places that are on sale. */
export function networkOf(facts: NetworkFacts, scheduled: Iterable<ScheduledFlight>): Network {
  const places = new Map(
    facts.airports.flatMap(({ online, ...place }) => (online ? [[place.airportId, place] as const] : [])),
  );
  const resolved = resolverOf(facts, places);
  const flights = new Map<string, NetworkFlight>();
  const leaving = new Map<string, Map<string, readonly NetworkFlight[]>>();
  const arriving = new Map<string, Set<string>>();
  const take = (id: string): void => {
    const known = flights.get(id);
    if (!known) return;
    flights.delete(id);
    const [from, to] = [known.from.airportId, known.to.airportId];
    const left =
      leaving
        .get(from)
        ?.get(to)
        ?.filter((one) => one !== known) ?? [];
    if (left.length > 0) leaving.get(from)?.set(to, left);
    else {
      leaving.get(from)?.delete(to);
      arriving.get(to)?.delete(from);
    }
  };
  const put = (id: string, flight: ScheduledFlight | null): void => {
    take(id);
    const made = flight && resolved(flight);
    if (!made) return;
    flights.set(id, made);
    const [from, to] = [made.from.airportId, made.to.airportId];
    const out = leaving.get(from) ?? new Map<string, readonly NetworkFlight[]>();
    leaving.set(from, out.set(to, [...(out.get(to) ?? []), made]));
    arriving.set(to, (arriving.get(to) ?? new Set()).add(from));
  };
  for (const flight of scheduled) put(flight.id, flight);
  return { flights, leaving, arriving, places, put };
}

/** What days of a cabin have of their own, with what is left of its seats where that is known. */
export const daysOf = (cabin: StoredCabin, days: PackedDays, left: SeatsLeft | null = null): OwnDays => ({
  priceOn: (day) => priceOn(days, cabin.cabin, day),
  leftOn: (day) => left && leftOn(left, cabin.cabin, dayNumber(day)),
  changeOn: (day) => (days.changes.size === 0 ? null : (days.changes.get(dayNumber(day)) ?? null)),
});

/** A cabin of a flight with its days, as searches read it: the same object while none of them changes. */
export function viewOf(
  of: NetworkFlight,
  cabin: StoredCabin,
  { days, left }: { readonly days: PackedDays; readonly left: SeatsLeft },
): StoredFlight {
  const known = of.views.get(cabin.cabin);
  if (known && known.days === days && known.left === left) return known.flight;
  const flight = { ...of.facts, cabin, days: daysOf(cabin, days, left) };
  of.views.set(cabin.cabin, { days, left, flight });
  return flight;
}
