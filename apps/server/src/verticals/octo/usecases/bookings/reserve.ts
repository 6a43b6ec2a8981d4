import { randomUUID } from 'node:crypto';
import { lockCustomer } from '../../../../modules/accounts/core.ts';
import { clearTheWayOf, extendResold } from '../../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { bookingByUuid, insertBooking, type OctoBooking } from '../../db/octo-booking.repo.ts';
import type { ReservationAsked } from '../../domain/octo-bodies.ts';
import { NO_CONTACT, withSent } from '../../domain/octo-contact.ts';
import { OctoError } from '../../domain/octo-error.ts';
import { sameUnits, unitItemsOf } from '../../domain/unit-items.ts';
import { checkCurrency } from '../read-availability.ts';
import type { Reseller } from '../reseller.ts';
import { type Chosen, chosenOf, requestOf } from './chosen.ts';
import { heldUntil, hold } from './held.ts';

type Reserving = { readonly reseller: Reseller; readonly wish: ReservationAsked };

/** The booking that was made by the same call before, or null. Throws INVALID_BOOKING_UUID where that was another one. */
async function madeBefore(db: Queryable, { reseller, wish }: Reserving): Promise<OctoBooking | null> {
  const { uuid } = wish;
  if (!uuid) return null;
  const known = await bookingByUuid(db, { customerId: reseller.account.id, uuid });
  if (!known) return null;
  const same = known.availabilityId === wish.availabilityId && sameUnits(known.unitItems, wish.unitItems);
  if (!same)
    throw new OctoError('INVALID_BOOKING_UUID', { say: 'The uuid was used for another booking', named: { uuid } });
  return known;
}

/**
 * What a reservation needs before its transaction: what was chosen, and places that others hold beyond their time are free. Null where the
 * same call was answered before. Throws what is wrong with the wish.
 */
export async function prepareReservation(platform: Platform, of: Reserving): Promise<Chosen | null> {
  if (await madeBefore(platform.db, of)) return null;
  checkCurrency(of.wish.currency);
  const chosen = await chosenOf(platform.reads, of.wish);
  await clearTheWayOf(platform, { customerId: of.reseller.account.id, kind: 'tour', request: requestOf(chosen) });
  return chosen;
}

/** Holds places for a reseller, once for each uuid. Refuses what booking a tour refuses. */
export async function reserve(
  platform: Platform,
  tx: Tx,
  of: Reserving & { readonly chosen: Chosen | null },
): Promise<string> {
  const { reseller, wish } = of;
  const customerId = reseller.account.id;
  await lockCustomer(tx, customerId);
  const before = await madeBefore(tx, of);
  if (before) return before.uuid;
  const chosen = of.chosen ?? (await chosenOf(tx, wish));
  const uuid = wish.uuid ?? randomUUID();
  const unitItems = unitItemsOf([], wish.unitItems, randomUUID);
  const notes = wish.notes || null;
  const { orderId, price, waits } = await hold(platform, tx, { reseller, chosen, items: unitItems, notes });
  if (wish.expirationMinutes && waits) {
    const until = await heldUntil(platform, { minutes: wish.expirationMinutes, createdAt: platform.clock.now() });
    await extendResold(platform, tx, { customerId, orderId, until });
  }
  await insertBooking(tx, {
    id: newId(platform.clock),
    customerId,
    uuid,
    orderId,
    productId: chosen.tour.id,
    optionId: wish.optionId,
    availabilityId: chosen.departure.id,
    unitItems,
    contact: withSent(NO_CONTACT, wish.contact),
    resellerReference: wish.resellerReference || null,
    notes,
    emailReceipt: wish.emailReceipt ?? false,
    price,
    keyId: reseller.staff.apiKeyId ?? null,
  });
  return uuid;
}
