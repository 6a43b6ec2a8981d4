import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { MadeChange } from '@app/contract/travel/order-views';
import { addMs, MINUTE } from '@app/kernel/clock';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { openPayment } from '../../../payments/public.ts';
import { parameter } from '../../../settings/public.ts';
import { awaitMoney, type ChangeRow, lastSteps, readChange } from '../../db/change.repo.ts';
import { ownerOf } from '../../db/travel-order.repo.ts';
import { type ChangeForm, leavesBookedAlone } from '../../domain/change.ts';
import { asksTheSame } from '../../domain/frozen-travel.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { payableOfChange } from '../payable-kind.ts';
import { changeTravelOrder } from '../transition/change-travel-order.ts';
import { amendIn, movesIn, type TravelVertical, verticalOf } from '../travel-vertical.ts';
import { dropOpenChange } from './end-change.ts';
import { lockOwn } from './lock-own.ts';
import { priceChange } from './price-change.ts';
import { asIfSplit, splitForChange } from './split-order.ts';

export type ChangeMade = {
  /** Whose call it is: a change of another kind's order is not found. */
  readonly kind: TravelKind;
  /** And of which form: a change of another is not found either. */
  readonly form: ChangeForm;
  readonly changeId: string;
  /** The customer whose order it must be; null where staff change one that the caller has checked. */
  readonly customerId: string | null;
  /** The order that staff change; the change must be of it. */
  readonly orderId?: string;
  /** The version of the order that staff saw. */
  readonly version?: number;
  readonly who: { readonly id: string; readonly name: string };
  readonly note?: string;
};

/**
 * The change with its customer and order locked and read behind the lock. Stale is one whose order is of something else since, or at another
 * price or for others: a step that is of its state alone is none. Refuses record.not_found, record.stale,
 * travel.change_expired.
 */
async function locked(tx: Tx, of: ChangeMade): Promise<{ change: ChangeRow; order: TravelRow }> {
  const found = (await readChange(tx, of.changeId)) ?? refuse('record.not_found');
  assertThat(of.orderId === undefined || of.orderId === found.orderId, 'record.not_found');
  assertThat(found.byStaff === (of.customerId === null) && found.form === of.form, 'record.not_found');
  // Before the order, as everywhere: what they have besides may stand in the way of it.
  await lockCustomer(tx, (await ownerOf(tx, found.orderId)) ?? refuse('record.not_found'));
  const order = await lockOwn(tx, { kind: of.kind, orderId: found.orderId, customerId: of.customerId });
  const change = (await readChange(tx, of.changeId)) ?? refuse('record.not_found');
  assertThat(change.state === 'quoted' && !change.expired, 'travel.change_expired');
  const since = await lastSteps(tx, order.id, order.version - change.orderVersion);
  assertThat(since.every(leavesBookedAlone), 'record.stale');
  assertThat(of.version === undefined || of.version === order.version, 'record.stale');
  return { change, order };
}

/**
 * Asks for the price of a change again, of some of the guests on the order that they would have. Returns the order that is changed: theirs
 * is written where nothing is to be paid first. Refuses travel.change_differs, and as `priceChange` and `splitOrder`.
 */
async function priceAgain(
  platform: Platform,
  tx: Tx,
  { order, vertical, change, of }: { order: TravelRow; vertical: TravelVertical; change: ChangeRow; of: ChangeMade },
): Promise<TravelRow> {
  const isSame = async (changed: TravelRow): Promise<void> => {
    const now = await priceChange(platform, tx, { order: changed, vertical }, change);
    const same = asksTheSame(now.frozen, change.frozen, vertical.promised) && now.feeUsd === change.feeUsd;
    assertThat(same, 'travel.change_differs');
  };
  const moves = movesIn(vertical, change);
  const actor = of.customerId === null ? 'admin' : 'customer';
  const splitting = { order, vertical, moves, actor, who: of.who } as const;
  if (moves.length > 0 && change.dueUsd > 0) await asIfSplit(platform, tx, splitting, isSame);
  if (moves.length > 0 && change.dueUsd === 0) {
    const apart = await splitForChange(platform, tx, { ...splitting, changeId: change.id });
    await isSame(apart);
    return apart;
  }
  if (moves.length === 0) await isSame(order);
  return order;
}

/**
 * Makes a change that was priced, in the caller's transaction: asks for its price again, holds what the order does not
 * have yet, and makes the swap at once where nothing is to be paid; otherwise the order stands as it is and a payment of
 * the difference is opened, for as long as an order of the kind may be unpaid. A change that waited before is given up.
 * Refuses record.not_found, record.stale, travel.change_expired, travel.change_differs, travel.unavailable, and what
 * `priceChange` refuses.
 */
export async function makeChange(platform: Platform, tx: Tx, of: ChangeMade): Promise<MadeChange> {
  const { change, order } = await locked(tx, of);
  const { kind } = of;
  const vertical = verticalOf(platform, kind);
  await dropOpenChange(tx, { order, vertical }, { byCustomer: of.customerId !== null });
  const changed = await priceAgain(platform, tx, { order, vertical, change, of });
  const { id: orderId } = changed;
  const amend = amendIn(vertical, of.form);
  assertThat(amend, 'travel.not_changeable');
  const minutes = await parameter(platform, `travel.unpaid_minutes.${kind}`);
  const expiresAt = addMs(order.now, minutes * MINUTE);
  const { request, frozen } = change;
  const moves = movesIn(vertical, change);
  const stays = moves.length > 0 && orderId === order.id ? moves : change.before.stays;
  await amend.hold(tx, { orderId, request, snapshot: frozen.snapshot, stays, expiresAt });
  if (change.dueUsd === 0) {
    await changeTravelOrder(platform, tx, {
      orderId,
      changeId: change.id,
      form: change.form,
      actor: of.customerId === null ? 'admin' : 'customer',
      who: of.who,
      note: of.note ?? '',
    });
    return { orderId, state: 'done', paymentId: null };
  }
  const payment = await openPayment(tx, {
    payableKind: payableOfChange(kind),
    payableId: change.id,
    customerId: order.customerId,
    amountUsd: change.dueUsd,
    expiresAt,
    now: order.now,
  });
  await awaitMoney(tx, { id: change.id, paymentId: payment.id, expiresAt });
  if (change.byStaff) {
    const asked = { changeId: change.id, orderId, kind, customerId: order.customerId };
    await platform.events.emit(tx, 'travel.change_to_pay', asked);
  }
  return { orderId, state: 'awaiting_payment', paymentId: payment.id };
}
