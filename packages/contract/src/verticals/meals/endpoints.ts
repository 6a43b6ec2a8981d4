import { defineEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { kind } from './kind.ts';
import type { shapes } from './schemas.ts';

const quoting: readonly ErrorKey[] = ['record.not_found', ...kind.revisionErrors];

export const mealEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  mealSearch: {
    method: 'GET',
    path: '/dining/sets',
    access: 'public',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Set meals that can be used in a city, filtered and sorted',
  },
  mealDetails: {
    method: 'GET',
    path: '/dining/set_details',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'meal.offline'],
    summary: 'One set meal with its dishes, restaurants and conditions',
  },
  createMealQuote: {
    method: 'POST',
    path: '/dining/set_quote',
    access: 'customer',
    errors: quoting,
    summary: 'Freeze price, rate and conditions of set meals',
  },
  bookMeal: {
    method: 'POST',
    path: '/dining/set_book',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: [
      ...quoting,
      'order.quote_expired',
      'order.quote_changed',
      'order.instead_paid',
      'order.unpaid_exists',
      'wallet.insufficient_points',
      'travel.unavailable',
    ],
    summary: 'Order the set meals of a quote; they are held until they are paid or run out',
  },
  giveBackCodes: {
    method: 'POST',
    path: '/dining/refund_codes',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: ['record.not_found', 'order.not_allowed', 'meal.not_refundable', 'meal.not_unused', 'meal.refund_changed'],
    summary: 'Give back unused set meals of an order, each for what was paid for it',
  },
});
