import { assertThat, refuse } from '@app/contract/core/refuse';
import { tourTravellers } from '@app/contract/verticals/tours/party';
import type { TourRequest } from '@app/contract/verticals/tours/tour-schemas';
import { invariant } from '@app/kernel/assert';
import type { TravelAmend } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type LockedBooking, lockBooking, placesLeft } from '../db/booking.repo.ts';
import {
  dropOtherPlaces,
  extendOtherPlaces,
  holdOtherPlaces,
  type OtherPlaces,
  otherDepartureStands,
  otherPlacesOf,
  ownPlaces,
  swapPlaces,
} from '../db/change.repo.ts';
import { departureById } from '../db/departure.repo.ts';
import { tourById } from '../db/tour.repo.ts';
import { givenUp } from '../domain/given-up.ts';
import type { StoredTour } from '../domain/stored-tour.ts';
import { asSnapshot, type TourSnapshot } from '../domain/tour-snapshot.ts';
import { asRequest, offerTour } from './offer-tour.ts';
import { dropPlaces, dropTours } from './tags.ts';

/** Another departure of the tour, or other people on it, as the calls of tours pass it to travel. */
export type WantedTour = Pick<TourRequest, 'departureId' | 'adults' | 'seniors' | 'childAges'>;

const sameParty = (one: WantedTour, other: WantedTour): boolean => {
  const ages = ({ childAges }: WantedTour) => [...childAges].sort((a, b) => a - b).join();
  return one.adults === other.adults && one.seniors === other.seniors && ages(one) === ages(other);
};

/** The request with what is wanted instead: what was chosen with the tour stays, as far as those who come may have it. */
function changedRequest(tour: StoredTour, request: TourRequest, wanted: WantedTour): TourRequest {
  const { departureId, adults, seniors, childAges } = wanted;
  const people = tourTravellers({ adults, seniors, childAges: [...childAges] });
  const { pickupId, ...rest } = request;
  const extras = request.extras.flatMap(({ id, count }) => {
    const extra = tour.extras.find((one) => one.id === id);
    const most = extra ? extra.max * (extra.per === 'person' ? people : 1) : 0;
    return most > 0 ? [{ id, count: Math.min(count, most) }] : [];
  });
  const rooms = tour.nights > 0 && tour.singleUsd !== null ? people : 0;
  return {
    ...rest,
    ...(tour.pickups.some(({ id }) => id === pickupId) && { pickupId }),
    departureId,
    adults,
    seniors,
    childAges: [...childAges],
    extras,
    singleRooms: Math.min(request.singleRooms, rooms),
  };
}

/** The tour that a wanted departure is of. Refuses record.not_found where it is another than the one booked. */
async function sameTour(db: Queryable, snapshot: TourSnapshot, departureId: string): Promise<StoredTour> {
  const departure = await departureById(db, departureId);
  assertThat(departure?.tourId === snapshot.tourId, 'record.not_found');
  return (await tourById(db, snapshot.tourId)) ?? refuse('record.not_found');
}

/** The places of an order that is changed, locked, and those it holds to change to. */
async function locked(tx: Tx, orderId: string): Promise<{ booking: LockedBooking | null; other: OtherPlaces | null }> {
  const booking = await lockBooking(tx, orderId);
  return { booking, other: booking && (await otherPlacesOf(tx, orderId)) };
}

/** Another departure of a tour that is booked, fewer or more people, or both. */
export const amendTour = (platform: Platform): TravelAmend => ({
  keepsDeals: true,
  quote: async (db, { orderId, request, snapshot, wanted: given, now }) => {
    const [wanted, before, booked] = [given as WantedTour, asRequest(request), asSnapshot(snapshot)];
    const sameDeparture = wanted.departureId === booked.departureId;
    assertThat(!sameDeparture || !sameParty(wanted, before), 'travel.same_dates');
    const own = (await ownPlaces(db, orderId)) ?? refuse('record.not_found');
    const tour = await sameTour(db, booked, wanted.departureId);
    const next = changedRequest(tour, before, wanted);
    const offer = await offerTour(platform, db, { request: next, now, own });
    const { units } = asSnapshot(offer.snapshot);
    const usdOf = (key: string): number => tour.units.find((unit) => unit.key === key)?.usd ?? 0;
    return {
      request: next,
      offer,
      exchange: givenUp({ sameDeparture, before: booked.units, after: units, usdOf }),
    };
  },
  hold: async (tx, { orderId, snapshot, expiresAt }) => {
    const { booking } = await locked(tx, orderId);
    invariant(booking?.state === 'taken', `order ${orderId} has no places`);
    const { departureId, seats } = asSnapshot(snapshot);
    const has = booking.departureId === departureId ? booking.seats : 0;
    const held = Math.max(0, seats - has);
    if (!(await holdOtherPlaces(tx, { orderId, departureId, seats, held, expiresAt }))) {
      refuse('tour.unavailable', { left: has + (await placesLeft(tx, departureId)) });
    }
    if (held > 0) dropPlaces(platform, tx);
  },
  extend: extendOtherPlaces,
  stands: otherDepartureStands,
  swap: async (tx, orderId) => {
    const { booking, other } = await locked(tx, orderId);
    invariant(booking?.state === 'taken' && other, `order ${orderId} holds no other places`);
    const decided = await swapPlaces(tx, booking, other);
    if (decided) await platform.events.emit(tx, 'tour.settled', { departureId: other.departureId });
    dropTours(platform, tx);
  },
  drop: async (tx, orderId) => {
    const { booking, other } = await locked(tx, orderId);
    if (!booking || !other) return;
    await dropOtherPlaces(tx, booking, other);
    if (other.held > 0) dropPlaces(platform, tx);
  },
});
