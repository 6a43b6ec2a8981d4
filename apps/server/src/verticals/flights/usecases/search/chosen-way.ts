import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import { Refusal } from '@app/kernel/assert';
import type { Platform } from '../../../../platform/slice.ts';
import { fareBrands } from '../../db/flight.repo.ts';
import { type FoundItinerary, foundItinerary } from '../../domain/find-itineraries.ts';
import { readTrip } from '../read-trip.ts';

/**
 * The way that the key of a slice names, priced now. Refuses record.not_found, flight.offline, flight.closed, a day that is
 * over at `out`, and flight.unavailable where its flights do not connect any more or have no seats or fares.
 */
export async function chosenItinerary(
  platform: Platform,
  of: Priced & { readonly key: string },
): Promise<FoundItinerary> {
  const [way] = await chosenItineraries(platform, { ...of, keys: [of.key], field: 'out' });
  return way ?? refuse('flight.unavailable');
}

type Priced = { readonly cabin: Cabin; readonly party: FlightParty; readonly now: Date };

/** The ways that the keys of slices name, one after the other as one trip, each priced alone. Refuses as `chosenItinerary`, at `field`. */
export async function chosenItineraries(
  platform: Platform,
  of: Priced & { readonly keys: readonly string[]; readonly field: string },
): Promise<FoundItinerary[]> {
  const { keys, field, cabin, party, now } = of;
  if (keys.length === 0) return [];
  const slices = keys.map((key) => ({ cabin, legs: readSliceKey(key) ?? refuseField(field, 'field.invalid') }));
  const [trip, brands] = await Promise.all([
    readTrip(platform, platform.reads, { slices, party, now, dayField: () => field }).catch(unavailableWhenBroken),
    fareBrands(platform.reads),
  ]);
  return trip.map((legs) => foundItinerary(legs, party, brands) ?? refuse('flight.unavailable'));
}

const BROKEN: ErrorKey = 'flight.connection';
function unavailableWhenBroken(error: unknown): never {
  if (error instanceof Refusal && error.key === BROKEN) refuse('flight.unavailable');
  throw error;
}
