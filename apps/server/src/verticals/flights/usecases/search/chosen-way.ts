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
  of: { readonly key: string; readonly cabin: Cabin; readonly party: FlightParty; readonly now: Date },
): Promise<FoundItinerary> {
  const { key, cabin, party, now } = of;
  const legs = readSliceKey(key) ?? refuseField('out', 'field.invalid');
  const asked = { slices: [{ cabin, legs }], party, now, dayField: () => 'out' };
  const [trip, brands] = await Promise.all([
    readTrip(platform, platform.reads, asked).catch(unavailableWhenBroken),
    fareBrands(platform.reads),
  ]);
  return foundItinerary(trip[0] ?? [], party, brands) ?? refuse('flight.unavailable');
}

const BROKEN: ErrorKey = 'flight.connection';
function unavailableWhenBroken(error: unknown): never {
  if (error instanceof Refusal && error.key === BROKEN) refuse('flight.unavailable');
  throw error;
}
