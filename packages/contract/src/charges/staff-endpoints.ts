import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'trade.charges.view' } as const;
const edit = { permission: 'trade.charges.edit' } as const;
const saving: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'charges.place_taken'];
const deleting: readonly ErrorKey[] = ['record.not_found', 'charges.default_stays'];

export const staffChargeEndpoints = defineStaffEndpoints<typeof shapes>()({
  listPostageRules: { method: 'GET', path: '/postage-rules', access: view, scope: 'house', summary: 'Postage rules' },
  createPostageRule: {
    method: 'POST',
    path: '/postage-rules',
    access: edit,
    scope: 'house',
    errors: ['charges.place_taken'],
    summary: 'Create a postage rule for countries',
  },
  updatePostageRule: {
    method: 'PUT',
    path: '/postage-rules/:id',
    access: edit,
    scope: 'house',
    errors: [...saving, 'price.jump'],
    summary: 'Save a postage rule',
  },
  deletePostageRule: {
    method: 'DELETE',
    path: '/postage-rules/:id',
    access: edit,
    scope: 'house',
    errors: deleting,
    summary: 'Delete a postage rule; its countries fall to the default one',
  },
  listTaxRules: { method: 'GET', path: '/tax-rules', access: view, scope: 'house', summary: 'Tax rules' },
  createTaxRule: {
    method: 'POST',
    path: '/tax-rules',
    access: edit,
    scope: 'house',
    errors: ['charges.place_taken'],
    summary: 'Create a tax rule for a country or region',
  },
  updateTaxRule: {
    method: 'PUT',
    path: '/tax-rules/:id',
    access: edit,
    scope: 'house',
    errors: saving,
    summary: 'Save a tax rule',
  },
  deleteTaxRule: {
    method: 'DELETE',
    path: '/tax-rules/:id',
    access: edit,
    scope: 'house',
    errors: deleting,
    summary: 'Delete a tax rule',
  },
});
