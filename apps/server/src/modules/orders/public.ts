export { type OrderCounts, orderCounts, waitingOrders, type WaitingOrders } from './db/order-counts.repo.ts';
export { type DaySales, salesPerDay } from './db/sales.repo.ts';
