import type { Locale } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { PlacedTravelOrder, TravelQuote } from '@app/contract/travel/order-views';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { lockCustomer } from '../../../modules/accounts/core.ts';
import { type Booking, placeTravelOrder, quotedSnapshot, readTravelQuote } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockBooking, lockStretches } from '../db/booking.repo.ts';
import { asSnapshot } from '../domain/dining-snapshot.ts';
import { areOneParty, type OwnTable } from '../domain/own-tables.ts';
import { instantOfQuarter } from '../domain/table-times.ts';
import { restaurantNow } from './kept-restaurants.ts';
import { checkOwnTables } from './own-tables.ts';

type Reader = { readonly customerId: string; readonly lang: Locale };

/** When, where and how many sit at a quoted table. */
function sittingOfQuote({ subject, service }: TravelQuote) {
  const { restaurantId, people } = subject.item as DiningItem;
  return { startsAt: new Date(service.startsAt), endsAt: new Date(service.endsAt), restaurantId, people };
}

/** A quoted table, as if its customer had it. Refuses record.not_found and order.quote_expired. */
async function quotedTable(platform: Platform, of: Reader & { readonly quoteId: string }): Promise<OwnTable> {
  const quote = await readTravelQuote(platform, of);
  if (quote.kind !== 'dining') refuse('record.not_found');
  const sitting = sittingOfQuote(quote);
  const restaurant = (await restaurantNow(platform, platform.db, sitting.restaurantId)) ?? refuse('record.not_found');
  return { ...sitting, orderId: quote.id, maxParty: restaurant.maxParty, instead: false };
}

/**
 * Refuses a quoted table that its customer could not have beside those they have to come, and beside the one that is booked with it: as
 * `checkOwnTables`, as `quotedTable` for that one, and at its field one that is not of the same party.
 */
export async function checkQuotedTable(
  platform: Platform,
  reader: Reader,
  of: { readonly quote: TravelQuote; readonly besideQuoteId: string | undefined },
): Promise<void> {
  const sitting = sittingOfQuote(of.quote);
  const { customerId } = reader;
  const beside = of.besideQuoteId ? [await quotedTable(platform, { ...reader, quoteId: of.besideQuoteId })] : [];
  if (!beside.every((other) => areOneParty(sitting, other))) refuseField('besideQuoteId', 'field.dining_groups');
  await checkOwnTables(platform, platform.db, { ...sitting, customerId, orderId: null, beside });
}

/** When and where the table of an order is, in its quarters. */
async function heldTable(tx: Tx, orderId: string) {
  const { restaurantId, startsQuarter, quarters } = (await lockBooking(tx, orderId)) ?? refuse('record.not_found');
  return {
    restaurantId,
    startsAt: instantOfQuarter(startsQuarter),
    endsAt: instantOfQuarter(startsQuarter + quarters),
  };
}

/** Locks the quarters of both tables before either is held: whoever books the same kinds the other way round waits, and not in a circle. */
async function lockBoth(
  tx: Tx,
  of: { readonly customerId: string; readonly quoteIds: readonly string[] },
): Promise<void> {
  await lockCustomer(tx, of.customerId);
  const { customerId } = of;
  const stretches = [];
  for (const quoteId of of.quoteIds) {
    const snapshot = await quotedSnapshot(tx, { customerId, quoteId });
    // One that is none is refused where it is placed.
    if (snapshot && 'startsQuarter' in snapshot) stretches.push(asSnapshot(snapshot));
  }
  await lockStretches(
    tx,
    stretches.map(({ areaId, startsQuarter, quarters }) => ({ areaId, startsQuarter, quarters })),
  );
}

/**
 * Books a table, and with it a second one for another group of the party: both, or none. Refuses as `placeTravelOrder`, and at its field
 * a second one that is not at the same restaurant at the same time.
 */
export async function bookTables(
  platform: Platform,
  tx: Tx,
  { secondQuoteId, ...booking }: Booking & { readonly secondQuoteId: string | undefined },
): Promise<PlacedTravelOrder & { readonly second: PlacedTravelOrder | null }> {
  if (secondQuoteId === undefined) return { ...(await placeTravelOrder(platform, tx, booking)), second: null };
  await lockBoth(tx, { customerId: booking.customer.id, quoteIds: [booking.quoteId, secondQuoteId] });
  const first = await placeTravelOrder(platform, tx, booking);
  const { insteadOf: _cancelled, ...again } = booking;
  const beside = { ...again, quoteId: secondQuoteId, besideId: first.orderId };
  const second = await placeTravelOrder(platform, tx, beside);
  const tables = [await heldTable(tx, first.orderId), await heldTable(tx, second.orderId)] as const;
  if (second.orderId === first.orderId || !areOneParty(...tables)) refuseField('secondQuoteId', 'field.dining_groups');
  return { ...first, second };
}
