import type { PermissionKey } from '@app/contract/core/permissions';
import type { WaitingCounts, Workbench } from '@app/contract/reports/staff-schemas';
import type { TreeActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { backupAlarmCount } from '../../backups/public.ts';
import { lowStockCount } from '../../catalog/public.ts';
import { countStaleRates } from '../../i18n/public.ts';
import { waitingOrders } from '../../orders/public.ts';
import { waitingProofs } from '../../payments/public.ts';
import { waitingWithdrawals } from '../../withdrawals/public.ts';
import { oldestOf, waitingChats, waitingDeletions, waitingTravel } from '../db/waiting.repo.ts';

type Waiting = { readonly waiting: WaitingCounts; readonly oldestWaiting: Workbench['oldestWaiting'] };

/** What waits for staff, each number only for those who may see the list behind it; an agent's staff sees his subtree. */
export async function readWaiting(platform: Platform, staff: TreeActor): Promise<Waiting> {
  const { db } = platform;
  const { agentId } = staff;
  const ifMay = async <T>(permission: PermissionKey, read: () => Promise<T>): Promise<T | null> =>
    staff.permissions.has(permission) ? read() : null;
  const mayOrders = staff.permissions.has('orders.goods.view');
  const mayCases = staff.permissions.has('orders.after_sale.view');
  const [orders, travel, pendingProofs, pendingWithdrawals, deletions, chats, lowStock, staleRates, backupAlarms] =
    await Promise.all([
      mayOrders || mayCases ? waitingOrders(db, agentId) : null,
      ifMay('travel.orders.view', () => waitingTravel(db, agentId)),
      ifMay('money.desk.view', () => waitingProofs(db, agentId)),
      ifMay('money.withdrawals.view', () => waitingWithdrawals(db, agentId)),
      ifMay('people.deletions.view', () => waitingDeletions(db, agentId)),
      ifMay('service.chat.view', () => waitingChats(db, agentId)),
      ifMay('catalog.products.view', () => lowStockCount(platform)),
      ifMay('system.currencies.view', () => countStaleRates(platform)),
      ifMay('system.backups.view', () => backupAlarmCount(platform)),
    ]);
  return {
    waiting: {
      pendingShipping: mayOrders ? (orders?.pendingShipping ?? 0) : null,
      pendingPayment: mayOrders ? (orders?.pendingPayment ?? 0) : null,
      afterSale: mayCases ? (orders?.afterSale ?? 0) : null,
      travelReview: travel?.review ?? null,
      travelConfirm: travel?.confirm ?? null,
      travelOverdue: travel?.overdue ?? null,
      pendingProofs,
      pendingWithdrawals,
      deletions,
      chats,
      lowStock,
      staleRates,
      backupAlarms,
    },
    oldestWaiting:
      mayOrders || travel
        ? oldestOf(
            (mayOrders ? (orders?.oldestWaiting ?? []) : []).map((one) => ({ ...one, kind: 'goods' as const })),
            travel?.oldest ?? [],
          )
        : null,
  };
}
