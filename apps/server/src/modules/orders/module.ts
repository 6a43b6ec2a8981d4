import { defineSlice } from '../../platform/slice.ts';
import { deletionBlockerPort, erasePort, personalDataPort, userInfoPort } from '../accounts/core.ts';
import { orderNumbersPort, purchasePort, returnCoupon } from '../coupons/public.ts';
import { groupNumbers, payablePort } from '../payments/public.ts';
import { recordNamesPort } from '../wallet/public.ts';
import { orderInvariants } from './db/invariants.ts';
import { tabCounts } from './db/order-counts.repo.ts';
import { hasPaidOrder, numbersOf } from './db/order-coupon.repo.ts';
import { personalData } from './db/personal-data.ts';
import { afterSaleRoutes } from './http/after-sale.routes.ts';
import { orderRoutes } from './http/order.routes.ts';
import { orderGroupRoutes } from './http/order-group.routes.ts';
import { staffLogisticsRoutes } from './http/staff-logistics.routes.ts';
import { staffOrderRoutes } from './http/staff-order.routes.ts';
import { eraseOrders, openOrders } from './usecases/erase-account-data.ts';
import { goodsKind } from './usecases/goods-kind.ts';
import { orderMails } from './usecases/mail-customer.ts';
import { orderSubscribers } from './usecases/notify-devices.ts';
import { orderKindPort } from './usecases/order-kinds.ts';
import { orderPayable } from './usecases/payable.ts';
import { orderRefundedPort } from './usecases/refund-ports.ts';
import { orderJobs } from './usecases/timed-transitions.ts';

export default defineSlice((platform) => ({
  name: 'orders',
  owns: [
    'after_sale_case',
    'after_sale_line',
    'goods_order',
    'goods_order_history',
    'goods_order_line',
    'goods_order_sheet',
    'logistics_company',
    'order_quote',
    'shipment',
  ],
  reads: [
    'agent_rebate',
    'ledger_account',
    'ledger_entry',
    'ledger_transfer',
    'payment',
    'product_variant',
    'stock_allocation',
  ],
  gives: [
    personalDataPort(personalData),
    payablePort(orderPayable(platform)),
    orderKindPort(goodsKind),
    userInfoPort(tabCounts),
    deletionBlockerPort(openOrders),
    erasePort(eraseOrders),
    purchasePort(hasPaidOrder),
    orderNumbersPort(numbersOf),
    recordNamesPort({ kind: 'goods_order', numbersOf: numbersOf }),
    recordNamesPort({ kind: 'order_group', numbersOf: groupNumbers }),
    orderRefundedPort(async (tx, { orderId, full }) => {
      if (full) await returnCoupon(tx, orderId);
    }),
  ],
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
}));
