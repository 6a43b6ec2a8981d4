import type { TourParty } from '@app/contract/verticals/tours/party';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { departuresByIds, type StoredDeparture, type StoredTour } from '../../../tours/public.ts';
import { badRequest, OctoError } from '../../domain/octo-error.ts';
import { partyOf } from '../../domain/units.ts';
import { tourAsked } from '../read-availability.ts';
import { isId } from '../read-products.ts';

/** What a reseller books: a departure of a tour for some people. */
export type Chosen = { readonly tour: StoredTour; readonly departure: StoredDeparture; readonly party: TourParty };

/** What is booked, as tours are asked for it: where it begins, and nothing with it. */
export const requestOf = ({ departure, party }: Pick<Chosen, 'departure' | 'party'>): Record<string, unknown> => ({
  ...party,
  departureId: departure.id,
  extras: [],
  singleRooms: 0,
});

/**
 * Reads what is to be booked. Throws INVALID_PRODUCT_ID, INVALID_OPTION_ID, INVALID_AVAILABILITY_ID and INVALID_UNIT_ID, and BAD_REQUEST for
 * people who may not travel like that.
 */
export async function chosenOf(
  db: Queryable,
  of: {
    readonly productId: string;
    readonly optionId: string;
    readonly availabilityId: string;
    readonly unitItems: readonly { readonly unitId: string }[];
  },
): Promise<Chosen> {
  const { availabilityId } = of;
  const tour = await tourAsked(db, of);
  const [departure] = isId(availabilityId) ? await departuresByIds(db, [availabilityId]) : [];
  if (departure?.tourId !== tour.id || departure.language !== of.optionId) {
    throw new OctoError('INVALID_AVAILABILITY_ID', { named: { availabilityId } });
  }
  const found = partyOf(
    tour.units,
    of.unitItems.map(({ unitId }) => unitId),
  );
  if ('party' in found) {
    const people = of.unitItems.length;
    if (people > tour.maxParty) throw badRequest(`unitItems: at most ${tour.maxParty} in one booking`);
    return { tour, departure, party: found.party };
  }
  if (found.wrong === null) throw badRequest('unitItems: these people may not travel without an adult');
  throw new OctoError('INVALID_UNIT_ID', { named: { unitId: found.wrong } });
}
