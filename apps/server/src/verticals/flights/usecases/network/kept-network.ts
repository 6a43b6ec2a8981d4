import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { fareBrands } from '../../db/flight.repo.ts';
import { readNetworkFacts, readSchedule } from '../../db/network.repo.ts';
import { type Network, type NetworkFacts, networkOf, type ScheduledFlight } from '../../domain/network/network.ts';
import type { FareBrand } from '../../domain/stored-flight.ts';

/** What is read whole: the network, and every fare brand. */
export type KeptNetwork = { readonly network: Network; readonly brands: readonly FareBrand[] };

type Read = KeptNetwork & { readonly facts: NetworkFacts; readonly schedule: Map<string, ScheduledFlight> };
type Stale = { facts: boolean; all: boolean; readonly flights: Set<string> };

/** Kinds of changes of what flights are of and between. */
const FACTS = ['flight_facts', 'travel_city'] as const;
/** About how many bytes a flight and an airport take. */
const OF_FLIGHT = 1_800;
const OF_AIRPORT = 1_500;

const upToDate = (): Stale => ({ facts: false, all: false, flights: new Set() });

/** Reads all, or of what was read before what has changed. */
async function readAgain(platform: Platform, before: Read | null, stale: Stale): Promise<Read> {
  const db = platform.auxiliaryDb;
  const whole = before === null || stale.all;
  const facts = before === null || stale.facts ? readNetworkFacts(db) : before.facts;
  const brands = before === null || stale.facts ? fareBrands(db) : before.brands;
  const changed = [...stale.flights];
  const read = whole ? readSchedule(db, 'all') : changed.length === 0 ? [] : readSchedule(db, changed);
  const [newFacts, newBrands, flights] = await Promise.all([facts, brands, read]);
  const schedule = whole ? new Map<string, ScheduledFlight>() : before.schedule;
  for (const id of changed) schedule.delete(id);
  for (const flight of flights) schedule.set(flight.id, flight);
  if (whole || newFacts !== before.facts) {
    return { facts: newFacts, brands: newBrands, schedule, network: networkOf(newFacts, schedule.values()) };
  }
  for (const id of changed) before.network.put(id, schedule.get(id) ?? null);
  return before;
}

/**
 * Returns how the network is found, as it is at a moment or later: read whole when it is first asked for, and of it again what was written
 * since.
 */
export function createKeptNetwork(platform: Platform): (now: CaughtUp) => Promise<KeptNetwork> {
  const { changes, budget } = platform.memory;
  let kept: Read | null = null;
  let stale = upToDate();
  let reading: Promise<void> | null = null;
  changes.listen('flights', (ids) => {
    if (ids === 'all') stale.all = true;
    else for (const id of ids) stale.flights.add(id);
  });
  for (const kind of FACTS) {
    changes.listen(kind, () => {
      stale.facts = true;
    });
  }
  // Every search needs all of it.
  const { grew } = budget.enroll({
    name: 'flights',
    bytes: () => (kept ? kept.schedule.size * OF_FLIGHT + kept.facts.airports.length * OF_AIRPORT : 0),
    shrink: () => undefined,
  });

  const isCurrent = (): boolean => kept !== null && !stale.facts && !stale.all && stale.flights.size === 0;
  async function read(): Promise<void> {
    const taken = stale;
    stale = upToDate();
    try {
      kept = await readAgain(platform, kept, taken);
      grew();
    } catch (error) {
      // What was being changed may be half done.
      kept = null;
      throw error;
    }
  }

  return async () => {
    while (reading || !isCurrent()) {
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    }
    if (!kept) throw new Error('the network was read and is not there');
    return kept;
  };
}
