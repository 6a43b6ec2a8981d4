import type { AnswerOf } from '@app/contract/core/endpoint';
import { refuse } from '@app/contract/core/refuse';
import type { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { toPrice } from '../../../../modules/pricing/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { bookedTrip } from '../../db/booked-bags.repo.ts';
import { bagOfferView } from '../../domain/bag-offers.ts';
import { asSnapshot } from '../../domain/flight-snapshot.ts';
import { bagsForBooked } from './extra-bags.ts';

/** What can be bought of bags beside those of an own order, way by way. Refuses record.not_found. */
export async function readBags(
  platform: Platform,
  of: { readonly orderId: string; readonly customerId: string },
): Promise<AnswerOf<typeof flightEndpoints.flightBags>> {
  const trip = (await bookedTrip(platform.db, of)) ?? refuse('record.not_found');
  const ways = await bagsForBooked(platform, platform.db, asSnapshot(trip.snapshot), platform.clock.now());
  const price = (usd: number) => toPrice(usd, trip.currency);
  return {
    ways: ways.map(({ isOpen, sold }) => (isOpen && trip.isBooked ? sold.map((bag) => bagOfferView(bag, price)) : [])),
  };
}
