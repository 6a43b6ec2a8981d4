import { assertThat, refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Day } from '@app/kernel/local-day';
import type { TravelAmend } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockBooking } from '../db/booking.repo.ts';
import { endOtherNights, extendOtherNights, holdOtherNights, otherNightsOf, ownNights } from '../db/change.repo.ts';
import { exchanged, newNights } from '../domain/exchanged-nights.ts';
import { asRequest } from '../domain/hotel-request.ts';
import { asSnapshot } from '../domain/hotel-snapshot.ts';
import { offerStay } from './offer-stay.ts';
import { dropRoom } from './search/tags.ts';

/** Other nights, as the calls of hotels give them to travel. */
export type WantedNights = { readonly checkIn: Day; readonly checkOut: Day };

/** Other nights of a stay, in the same room type and rate plan and for the same people. */
export const amendStay = (platform: Platform): TravelAmend => ({
  quote: async (db, { orderId, request, wanted, now }) => {
    const stay = asRequest(request);
    const { checkIn, checkOut } = wanted as WantedNights;
    assertThat(checkIn !== stay.checkIn || checkOut !== stay.checkOut, 'travel.same_dates');
    const own = (await ownNights(db, orderId)) ?? refuse('record.not_found');
    const next = { ...request, checkIn, checkOut };
    return {
      request: next,
      offer: await offerStay(db, { request: next, now, own }),
      exchange: exchanged(stay, { checkIn, checkOut }),
    };
  },
  hold: async (tx, { orderId, snapshot, expiresAt }) => {
    const booking = await lockBooking(tx, orderId);
    invariant(booking?.state === 'taken', `order ${orderId} has no nights`);
    const { checkIn, checkOut, nightlyUsd } = asSnapshot(snapshot);
    const held = await holdOtherNights(tx, booking, { checkIn, checkOut, nightlyUsd, expiresAt });
    assertThat(held === newNights(booking, { checkIn, checkOut }), 'travel.unavailable');
    dropRoom(platform, tx, booking.roomTypeId);
  },
  extend: extendOtherNights,
  swap: async (tx, orderId) => {
    const booking = await lockBooking(tx, orderId);
    const other = await otherNightsOf(tx, orderId);
    invariant(booking?.state === 'taken' && other, `order ${orderId} holds no other nights`);
    await endOtherNights(tx, booking, other, true);
    dropRoom(platform, tx, booking.roomTypeId);
  },
  drop: async (tx, orderId) => {
    const booking = await lockBooking(tx, orderId);
    const other = await otherNightsOf(tx, orderId);
    if (!booking || !other) return;
    await endOtherNights(tx, booking, other, false);
    dropRoom(platform, tx, booking.roomTypeId);
  },
});
