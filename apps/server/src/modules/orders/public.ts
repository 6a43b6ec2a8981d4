export { countGoodsDeals } from './db/deal-report.repo.ts';
export { lastStep } from './db/last-step.repo.ts';
export { type OrderCounts, orderCounts, type WaitingOrders, waitingOrders } from './db/order-counts.repo.ts';
export { goodsLinesAs, goodsOrdersAs } from './db/readable.ts';
export { type BoughtLine, boughtToReview } from './db/review.repo.ts';
export { ordersNumbered } from './db/staff-order.repo.ts';
export { type FrozenQuote, quoteView } from './domain/frozen-quote.ts';
export {
  everythingLeft,
  type RefundBasis,
  type RefundItem,
  type Split,
  splitRefund,
} from './domain/refund-split.ts';
export { listAllOrders } from './usecases/list-all-orders.ts';
export { agentsAboveOrder } from './usecases/notify-devices.ts';
export { type OrderCard, orderCards, ownsOrder } from './usecases/order-cards.ts';
export { type OrderKind, type OrderPlace, type OrdersWanted, orderKindPort } from './usecases/order-kinds.ts';
export { detailView } from './usecases/order-views.ts';
export { createQuote } from './usecases/quote/create-quote.ts';
export { type Item, mergeItems } from './usecases/quote/freeze-quote.ts';
export { priceForVisitor } from './usecases/quote/price-for-visitor.ts';
export { reviseQuote } from './usecases/quote/revise-quote.ts';
export { withdrawQuote } from './usecases/quote/withdraw-quote.ts';
