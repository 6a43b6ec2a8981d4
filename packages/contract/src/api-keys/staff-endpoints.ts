import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'control.api_keys.view' } as const;
const edit = { permission: 'control.api_keys.edit' } as const;

export const staffApiKeyEndpoints = defineStaffEndpoints<typeof shapes>()({
  listApiKeys: {
    method: 'GET',
    path: '/api-keys',
    access: view,
    scope: 'own_tree_own_places',
    summary: 'API keys, newest first, with counts per state; never the keys themselves',
  },
  readApiKey: {
    method: 'GET',
    path: '/api-keys/:id',
    access: view,
    scope: 'own_tree_own_places',
    errors: ['record.not_found'],
    summary: 'One API key: what it may do, from where and until when, and when it was last used',
  },
  apiKeyOwners: {
    method: 'GET',
    path: '/api-key-owners',
    access: edit,
    scope: 'house',
    summary: 'Agents and merchants that a key can be made for, and permissions that theirs cannot use',
  },
  createApiKey: {
    method: 'POST',
    path: '/api-keys',
    access: edit,
    scope: 'own_tree_own_places',
    byPerson: true,
    errors: ['staff.beyond_own_rights'],
    summary: 'Make an API key out of permissions one holds oneself; the answer alone tells the key',
  },
  updateApiKey: {
    method: 'PUT',
    path: '/api-keys/:id',
    access: edit,
    scope: 'own_tree_own_places',
    byPerson: true,
    errors: ['record.not_found', 'record.stale', 'api_key.over', 'staff.beyond_own_rights'],
    summary:
      'Save name, permissions, addresses and end of an API key; more than before only out of permissions one holds oneself',
  },
  revokeApiKey: {
    method: 'POST',
    path: '/api-keys/:id/revoke',
    access: edit,
    scope: 'own_tree_own_places',
    byPerson: true,
    errors: ['record.not_found'],
    summary: 'Revoke an API key for good; it is refused at once in every process',
  },
});
