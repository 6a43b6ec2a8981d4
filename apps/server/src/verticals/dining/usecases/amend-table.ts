import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Occasion } from '@app/contract/verticals/dining/facts';
import { invariant } from '@app/kernel/assert';
import type { HeldOrder, TravelAmend, TravelOffer } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockBooking } from '../db/booking.repo.ts';
import {
  type ChangedBooking,
  changedBooking,
  endOtherTable,
  extendOtherTable,
  holdOtherTable,
  otherTableOf,
} from '../db/change.repo.ts';
import { asRequest, type DiningRequest } from '../domain/dining-request.ts';
import { asSnapshot, type DiningSnapshot, peopleIn } from '../domain/dining-snapshot.ts';
import { exchangedTable } from '../domain/exchanged-table.ts';
import { sittingOf } from './hold-tables.ts';
import { offerTable } from './offer-table.ts';
import { checkOwnTables } from './own-tables.ts';
import { dropTables } from './tags.ts';
import { freed } from './waiting/offer-freed.ts';

/** Another table, as the calls of restaurants pass it to travel. */
export type WantedTable = Omit<DiningRequest, 'restaurantId' | 'occasion'> & {
  /** Another restaurant, which no call can name: only what is had instead of one that cannot have its guests. */
  readonly restaurantId?: string;
  readonly occasion?: Occasion | undefined;
  readonly wishes?: string | undefined;
};

/** The table of an order while it can be another: paid, and its guests not there yet. Refuses record.not_found, order.not_allowed. */
export async function tableToChange(db: Queryable, orderId: string): Promise<ChangedBooking> {
  const booking = (await changedBooking(db, orderId)) ?? refuse('record.not_found');
  assertThat(booking.expected, 'order.not_allowed');
  return booking;
}

/** All of a table that its guests notice. */
const noticed = ({
  restaurantId,
  startsQuarter,
  areaId,
  tables,
  adults,
  childAges,
  menus,
  occasion,
}: DiningSnapshot): string =>
  JSON.stringify([
    restaurantId,
    startsQuarter,
    areaId,
    tables,
    adults,
    childAges,
    menus.map(({ id, count }) => [id, count]),
    occasion,
  ]);

const isSame = (before: HeldOrder, offer: TravelOffer): boolean =>
  noticed(asSnapshot(before.snapshot)) === noticed(asSnapshot(offer.snapshot));

/** The rest of a request stays: the restaurant unless another is named, and the occasion. */
function requestFor(given: DiningRequest, { wishes: _, occasion, ...wanted }: WantedTable): DiningRequest {
  // An offer of the waiting list was taken with the booking.
  const { waitId: _taken, ...before } = given;
  return { ...before, ...wanted, occasion: occasion ?? before.occasion };
}

/** Another hour, party, kind of table or menus of a table, at the same restaurant unless that cannot have its guests. */
export const amendTable = (platform: Platform): TravelAmend => ({
  keepsDeals: true,
  quote: async (db, order) => {
    const { orderId, now } = order;
    const wanted = order.wanted as WantedTable;
    const booking = await tableToChange(db, orderId);
    const request = requestFor(asRequest(order.request), wanted);
    // Another restaurant has nothing that is the order's own.
    const isOwn = request.restaurantId === booking.restaurantId;
    const offer = await offerTable(platform, db, { request, now, ...(isOwn && { own: { orderId, ...booking } }) });
    const sameWishes = wanted.wishes === undefined || wanted.wishes === booking.wishes;
    assertThat(!(sameWishes && isSame(order, offer)), 'travel.same_dates');
    const { startsAt, endsAt } = offer.service;
    await checkOwnTables(platform, db, {
      orderId,
      customerId: booking.customerId,
      startsAt,
      endsAt,
      restaurantId: request.restaurantId,
      people: peopleIn(request),
    });
    return { request, offer, exchange: exchangedTable(asSnapshot(order.snapshot), asSnapshot(offer.snapshot)) };
  },
  hold: async (tx, { orderId, snapshot, expiresAt }) => {
    const other = asSnapshot(snapshot);
    const { customerId } = await tableToChange(tx, orderId);
    await checkOwnTables(platform, tx, sittingOf({ orderId, customerId, snapshot }));
    const booking = await lockBooking(tx, orderId);
    invariant(booking?.state === 'taken', `order ${orderId} has no table`);
    const held = await holdOtherTable(tx, booking, { ...other, covers: peopleIn(other), expiresAt });
    assertThat(held, 'travel.unavailable');
    dropTables(platform, tx);
  },
  extend: extendOtherTable,
  swap: async (tx, orderId) => {
    const booking = await lockBooking(tx, orderId);
    const other = await otherTableOf(tx, orderId);
    invariant(booking?.state === 'taken' && other, `order ${orderId} holds no other table`);
    await endOtherTable(tx, booking, other, true);
    await freed(platform, tx, booking.restaurantId);
    dropTables(platform, tx);
  },
  drop: async (tx, orderId) => {
    const booking = await lockBooking(tx, orderId);
    const other = await otherTableOf(tx, orderId);
    if (!booking || !other) return;
    await endOtherTable(tx, booking, other, false);
    await freed(platform, tx, booking.restaurantId);
    dropTables(platform, tx);
  },
});
