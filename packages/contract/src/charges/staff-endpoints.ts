import { defineEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'trade.charges.view' } as const;
const edit = { permission: 'trade.charges.edit' } as const;
const saving: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'charges.place_taken'];
const deleting: readonly ErrorKey[] = ['record.not_found', 'charges.default_stays'];

export const staffChargeEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listPostageRules: { method: 'GET', path: '/postage-rules', access: view, summary: 'Postage rules' },
  createPostageRule: {
    method: 'POST',
    path: '/postage-rules',
    access: edit,
    errors: ['charges.place_taken'],
    summary: 'Create a postage rule for countries',
  },
  updatePostageRule: {
    method: 'PUT',
    path: '/postage-rules/:id',
    access: edit,
    errors: saving,
    summary: 'Save a postage rule',
  },
  deletePostageRule: {
    method: 'DELETE',
    path: '/postage-rules/:id',
    access: edit,
    errors: deleting,
    summary: 'Delete a postage rule; its countries fall to the default one',
  },
  listTaxRules: { method: 'GET', path: '/tax-rules', access: view, summary: 'Tax rules' },
  createTaxRule: {
    method: 'POST',
    path: '/tax-rules',
    access: edit,
    errors: ['charges.place_taken'],
    summary: 'Create a tax rule for a country or region',
  },
  updateTaxRule: { method: 'PUT', path: '/tax-rules/:id', access: edit, errors: saving, summary: 'Save a tax rule' },
  deleteTaxRule: {
    method: 'DELETE',
    path: '/tax-rules/:id',
    access: edit,
    errors: deleting,
    summary: 'Delete a tax rule',
  },
});
