import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { Tx } from '../../../../platform/db/connect.ts';
import { lockTravelOrder } from '../../db/travel-order.repo.ts';
import type { TravelRow } from '../../domain/travel-row.ts';

/** The order, locked. Refuses record.not_found, also for another's or a hidden one, and for one of another kind. */
export async function lockOwn(
  tx: Tx,
  of: { readonly orderId: string; readonly customerId: string | null; readonly kind?: TravelKind },
): Promise<TravelRow> {
  const order = (await lockTravelOrder(tx, of.orderId)) ?? refuse('record.not_found');
  assertThat(of.kind === undefined || order.kind === of.kind, 'record.not_found');
  const own = of.customerId === null || (order.customerId === of.customerId && order.hiddenAt === null);
  assertThat(own, 'record.not_found');
  return order;
}
