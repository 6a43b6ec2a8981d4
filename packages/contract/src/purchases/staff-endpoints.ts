import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'catalog.purchases.view' } as const;
const book = { permission: 'catalog.purchases.book' } as const;

export const staffPurchaseEndpoints = defineStaffEndpoints<typeof shapes>()({
  listBought: {
    method: 'GET',
    path: '/bought-goods',
    access: { permission: 'trade.bought.view' },
    scope: 'own_tree',
    summary: 'What was bought by whom, line by line of paid orders, newest first',
  },
  listPurchases: {
    method: 'GET',
    path: '/stock-purchases',
    access: view,
    scope: 'house',
    summary: 'Goods bought from suppliers, newest first',
  },
  readPurchase: {
    method: 'GET',
    path: '/stock-purchases/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One purchase with its lines',
  },
  createPurchase: {
    method: 'POST',
    path: '/stock-purchases',
    access: book,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found'],
    summary: 'Book goods in from a supplier at their cost',
  },
  takePurchaseBack: {
    method: 'POST',
    path: '/stock-purchases/:id/take-back',
    access: book,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'purchase.taken_back', 'stock.insufficient'],
    summary: 'Take a wrong purchase back as a whole: its pieces leave the house again',
  },
  purchaseVariants: {
    method: 'GET',
    path: '/stock-purchases/variants/found',
    access: view,
    scope: 'house',
    summary: 'Variants that can come in, by name or SKU',
  },
});
