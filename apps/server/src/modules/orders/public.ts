export { type OrderCounts, orderCounts, type WaitingOrders, waitingOrders } from './db/order-counts.repo.ts';
export { type DaySales, salesPerDay } from './db/sales.repo.ts';
