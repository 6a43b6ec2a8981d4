import { orderEndpoints } from '@app/contract/orders/endpoints';
import { shapes } from '@app/contract/orders/schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { buyAgain } from '../usecases/buy-again.ts';
import { customerStep, hideOrder } from '../usecases/customer-step.ts';
import { listAllOrders } from '../usecases/list-all-orders.ts';
import { listOrders } from '../usecases/list-orders.ts';
import { detailView } from '../usecases/order-views.ts';
import { createQuote } from '../usecases/quote/create-quote.ts';
import { listQuoteCoupons } from '../usecases/quote/list-coupons.ts';
import { readQuote, reviseQuote } from '../usecases/quote/revise-quote.ts';
import { reviewOrder } from '../usecases/review-order.ts';
import { submitOrder } from '../usecases/submit-order.ts';

const wishOf = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang, currency: call.currency });
const actorOf = (call: CallContext) => ({ customer: call.customer, lang: call.lang });

/** The orders' calls of the storefront. */
export const orderRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(orderEndpoints, shapes, {
    createQuote: (call) => createQuote(platform, { ...wishOf(call), ...call.body }),
    reviseQuote: (call) => reviseQuote(platform, { ...wishOf(call), ...call.body }),
    quoteCoupons: ({ query, customer, lang }) =>
      listQuoteCoupons(platform, { customerId: customer.id, lang, quoteId: query.quote }),
    readQuote: (call) => readQuote(platform, { ...wishOf(call), quoteId: call.query.id }),
    submitOrder: (call) =>
      submitOrder(platform, call.tx, { ...wishOf(call), nickname: call.customer.nickname, ...call.body }),
    orderList: (call) => listOrders(platform, { ...wishOf(call), ...call.query }),
    allOrders: (call) => listAllOrders(platform, { ...wishOf(call), ...call.query }),
    orderDetails: (call) => detailView(platform, platform.db, { ...wishOf(call), orderId: call.query.id }),
    cancelOrder: (call) =>
      customerStep(platform, call.tx, {
        ...actorOf(call),
        orderId: call.body.orderId,
        event: 'cancel',
        note: call.body.reason,
      }),
    confirmReceipt: (call) =>
      customerStep(platform, call.tx, { ...actorOf(call), orderId: call.body.orderId, event: 'confirm_receipt' }),
    reviewOrder: (call) => reviewOrder(platform, call.tx, { ...actorOf(call), language: call.language, ...call.body }),
    deleteOrder: async (call) => {
      await inTransaction(platform.db, (tx) => hideOrder(platform, tx, { ...actorOf(call), ...call.body }));
      return null;
    },
    buyAgain: (call) => buyAgain(platform, { ...wishOf(call), ...call.body }),
  });
