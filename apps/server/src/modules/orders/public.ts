export { type OrderCounts, orderCounts, waitingOrders, type WaitingOrders } from './db/order-counts.repo.ts';
export { subtreeOf } from './db/staff-order.repo.ts';
