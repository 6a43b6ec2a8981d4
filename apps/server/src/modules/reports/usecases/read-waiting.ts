import type { PermissionKey } from '@app/contract/core/permissions';
import type { WaitingCounts, Workbench } from '@app/contract/reports/staff-schemas';
import type { StaffActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { backupAlarmCount } from '../../backups/public.ts';
import { lowStockCount } from '../../catalog/public.ts';
import { countStaleRates } from '../../currencies/public.ts';
import { waitingOrders } from '../../orders/public.ts';
import { waitingProofs } from '../../payments/public.ts';
import { countPlaceAlarms, isAtMerchant } from '../../travel/public.ts';
import { waitingWithdrawals } from '../../withdrawals/public.ts';
import { oldestOf, waitingChats, waitingDeletions, waitingTravel } from '../db/waiting.repo.ts';

type Waiting = { readonly waiting: WaitingCounts; readonly oldestWaiting: Workbench['oldestWaiting'] };

/** The only list with what waits that is open to a merchant's staff. */
const AT_PLACES: PermissionKey = 'travel.orders.view';

/**
 * What waits for staff, each number only for those who may see the list behind it; an agent's staff see their subtree, a
 * merchant's what is at their places.
 */
export async function readWaiting(
  platform: Platform,
  staff: StaffActor,
  seen: { readonly agentId: string | null; readonly merchantId: string | null },
): Promise<Waiting> {
  const { db } = platform;
  const { agentId, merchantId } = seen;
  const may = (permission: PermissionKey): boolean =>
    staff.permissions.has(permission) && (merchantId === null || permission === AT_PLACES);
  const ifMay = async <T>(permission: PermissionKey, read: () => Promise<T>): Promise<T | null> =>
    may(permission) ? read() : null;
  const mayOrders = may('orders.goods.view');
  const mayReturnRequests = may('orders.after_sale.view');
  const [
    orders,
    travel,
    pendingProofs,
    pendingWithdrawals,
    deletions,
    chats,
    calendars,
    lowStock,
    staleRates,
    backupAlarms,
  ] = await Promise.all([
    mayOrders || mayReturnRequests ? waitingOrders(db, agentId) : null,
    ifMay(AT_PLACES, () => waitingTravel(db, { agentId, atMerchant: isAtMerchant(platform, merchantId) })),
    ifMay('money.desk.view', () => waitingProofs(db, agentId)),
    ifMay('money.withdrawals.view', () => waitingWithdrawals(db, agentId)),
    ifMay('people.deletions.view', () => waitingDeletions(db, agentId)),
    ifMay('service.chat.view', () => waitingChats(db, agentId)),
    agentId === null ? ifMay('travel.hotels.calendar', () => countPlaceAlarms(platform)) : null,
    ifMay('catalog.products.view', () => lowStockCount(platform)),
    ifMay('system.currencies.view', () => countStaleRates(platform)),
    ifMay('system.backups.view', () => backupAlarmCount(platform)),
  ]);
  return {
    waiting: {
      pendingShipping: mayOrders ? (orders?.pendingShipping ?? 0) : null,
      pendingPayment: mayOrders ? (orders?.pendingPayment ?? 0) : null,
      afterSale: mayReturnRequests ? (orders?.afterSale ?? 0) : null,
      travelReview: travel?.review ?? null,
      travelConfirm: travel?.confirm ?? null,
      travelOverdue: travel?.overdue ?? null,
      pendingProofs,
      pendingWithdrawals,
      deletions,
      chats,
      calendars,
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
