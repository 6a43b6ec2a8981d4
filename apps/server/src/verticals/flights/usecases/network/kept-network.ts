import type { Platform } from '../../../../platform/slice.ts';
import { fareBrands } from '../../db/flight.repo.ts';
import { readNetworkFacts, readSchedule } from '../../db/network.repo.ts';
import { type Network, type NetworkFacts, networkOf, type ScheduledFlight } from '../../domain/network/network.ts';
import type { FareBrand } from '../../domain/stored-flight.ts';

/** What is read whole: the network, and every fare brand. */
export type KeptNetwork = { readonly network: Network; readonly brands: readonly FareBrand[] };

type Read = KeptNetwork & { readonly facts: NetworkFacts; readonly schedule: Map<string, ScheduledFlight> };

/** Bytes of a flight, and of an airport with what is said of it, as far as they can be told. */
const OF_FLIGHT = 1_600;
const OF_PLACE = 1_200;

/** Kinds of changes that the network follows. */
const SCHEDULE = 'flights';
const FACTS = ['flight_facts', 'travel_cities'] as const;

/** What has changed since it was read. */
type Stale = { facts: boolean; readonly flights: Set<string> | 'all' };

async function readAll(platform: Platform): Promise<Read> {
  const db = platform.auxiliaryDb;
  const [facts, brands, flights] = await Promise.all([readNetworkFacts(db), fareBrands(db), readSchedule(db, 'all')]);
  const schedule = new Map(flights.map((flight) => [flight.id, flight]));
  return { facts, brands, schedule, network: networkOf(facts, flights) };
}
