import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'system.currencies.view' } as const;
const edit = { permission: 'system.currencies.edit' } as const;

export const staffCurrencyEndpoints = defineStaffEndpoints<typeof shapes>()({
  listCurrencies: {
    method: 'GET',
    path: '/currencies',
    access: view,
    scope: 'house',
    summary: 'Currencies with the rates in force',
  },
  readCurrency: {
    method: 'GET',
    path: '/currencies/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One currency',
  },
  createCurrency: {
    method: 'POST',
    path: '/currencies',
    access: edit,
    scope: 'house',
    errors: ['currency.taken', 'currency.settlement'],
    summary: 'Add a currency with its first rate',
  },
  updateCurrency: {
    method: 'PUT',
    path: '/currencies/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'currency.settlement'],
    summary: 'Save a currency; a stale version is refused',
  },
  listRates: {
    method: 'GET',
    path: '/currency-rates',
    access: view,
    scope: 'house',
    summary: 'Rates of a currency, newest first',
  },
  addRate: {
    method: 'POST',
    path: '/currencies/:id/rates',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'currency.settlement', 'currency.rate_jump', 'currency.rate_taken'],
    summary: 'Enter a rate from now or a later moment; a large change asks to be confirmed',
  },
  removeRate: {
    method: 'POST',
    path: '/currencies/:id/rates/remove',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'currency.rate_taken'],
    summary: 'Take back a rate that has not begun',
  },
});
