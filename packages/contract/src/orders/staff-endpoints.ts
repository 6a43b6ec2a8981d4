import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const changing: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'order.not_allowed'];

export const staffOrderEndpoints = defineStaffEndpoints<typeof shapes>()({
  listOrders: {
    method: 'GET',
    path: '/goods-orders',
    access: { permission: 'orders.goods.view' },
    scope: 'own_tree',
    summary: 'Product orders with counts per tab',
  },
  readOrder: {
    method: 'GET',
    path: '/goods-orders/:id',
    access: { permission: 'orders.goods.view' },
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One product order',
  },
  shipOrder: {
    method: 'POST',
    path: '/goods-orders/:id/ship',
    access: { permission: 'orders.goods.ship' },
    scope: 'own_tree',
    idempotent: true,
    errors: changing,
    summary: 'Ship, with one or several tracking numbers',
  },
  modifyAmount: {
    method: 'POST',
    path: '/goods-orders/:id/amount',
    access: { permission: 'orders.goods.modify_amount' },
    scope: 'own_tree',
    idempotent: true,
    errors: [...changing, 'price.jump'],
    summary: 'Change what an unpaid order costs',
  },
  cancelOrder: {
    method: 'POST',
    path: '/goods-orders/:id/cancel',
    access: { permission: 'orders.goods.cancel' },
    scope: 'own_tree',
    idempotent: true,
    errors: changing,
    summary: 'Cancel; a paid order is refunded in full',
  },
  confirmReceipt: {
    method: 'POST',
    path: '/goods-orders/:id/receipt',
    access: { permission: 'orders.goods.confirm_receipt' },
    scope: 'own_tree',
    idempotent: true,
    errors: changing,
    summary: "Confirm receipt on the customer's behalf",
  },
  openAfterSaleForm: {
    method: 'GET',
    path: '/goods-orders/:id/after-sale-form',
    access: { permission: 'orders.goods.after_sale' },
    scope: 'own_tree',
    errors: ['record.not_found', 'order.not_allowed'],
    summary: 'What of an order can be refunded or returned now, and for which reasons',
  },
  openAfterSale: {
    method: 'POST',
    path: '/goods-orders/:id/after-sale-requests',
    access: { permission: 'orders.goods.after_sale' },
    scope: 'own_tree',
    idempotent: true,
    errors: [...changing, 'after_sale.too_many'],
    summary: "Open a refund or return of some pieces on the customer's behalf",
  },
  decideAfterSale: {
    method: 'POST',
    path: '/goods-orders/:id/after-sale',
    access: { permission: 'orders.goods.after_sale' },
    scope: 'own_tree',
    idempotent: true,
    errors: [...changing, 'after_sale.over_cap', 'after_sale.no_return_address'],
    summary: 'Approve, reject, receive or refuse a refund or return',
  },
  logisticsCompanies: {
    method: 'GET',
    path: '/goods-orders/logistics-companies',
    access: { permission: 'orders.goods.view' },
    scope: 'shared',
    summary: 'Logistics companies to ship with',
  },
});
