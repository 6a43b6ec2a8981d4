import { defineSlice } from '../../platform/slice.ts';
import { deletionBlocker, onErase, userInfoPart } from '../accounts/public.ts';
import { countsAsPurchase, namesOrders, returnCoupon } from '../coupons/public.ts';
import { namesRecords } from '../wallet/public.ts';
import { groupNumbers } from './db/group-read.repo.ts';
import { orderInvariants } from './db/invariants.ts';
import { tabCounts } from './db/order-counts.repo.ts';
import { hasPaidOrder, numbersOf } from './db/order-coupon.repo.ts';
import { afterSaleRoutes } from './http/after-sale.routes.ts';
import { orderRoutes } from './http/order.routes.ts';
import { orderGroupRoutes } from './http/order-group.routes.ts';
import { staffLogisticsRoutes } from './http/staff-logistics.routes.ts';
import { staffOrderRoutes } from './http/staff-order.routes.ts';
import { goodsKind } from './usecases/goods-kind.ts';
import { makeGroupsPayable } from './usecases/group/payable-group.ts';
import { eraseOrders, openOrders } from './usecases/leave.ts';
import { orderMails } from './usecases/mail-customer.ts';
import { orderKind } from './usecases/order-kinds.ts';
import { makePayable } from './usecases/payable.ts';
import { onOrderRefunded } from './usecases/refund-ports.ts';
import { orderJobs } from './usecases/run-due.ts';
import { orderSubscribers } from './usecases/tell-devices.ts';

export default defineSlice((platform) => {
  makePayable(platform);
  makeGroupsPayable(platform);
  orderKind(goodsKind);
  userInfoPart(tabCounts);
  deletionBlocker(openOrders);
  onErase(eraseOrders);
  countsAsPurchase(hasPaidOrder);
  namesOrders(numbersOf);
  namesRecords('goods_order', numbersOf);
  namesRecords('order_group', groupNumbers);
  onOrderRefunded(platform, async (tx, { orderId, full }) => {
    if (full) await returnCoupon(tx, orderId);
  });
  return {
    name: 'orders',
    endpoints: [
      ...orderRoutes(platform),
      ...staffOrderRoutes(platform),
      ...staffLogisticsRoutes(platform),
      ...afterSaleRoutes(platform),
      ...orderGroupRoutes(platform),
    ],
    invariants: orderInvariants,
    jobs: orderJobs(platform),
    subscribers: [...orderSubscribers(platform), ...orderMails(platform)],
  };
});
