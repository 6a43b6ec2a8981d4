import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'control.webhooks.view' } as const;
const edit = { permission: 'control.webhooks.edit' } as const;

export const staffWebhookEndpoints = defineStaffEndpoints<typeof shapes>()({
  listWebhookEndpoints: {
    method: 'GET',
    path: '/webhook-endpoints',
    access: view,
    scope: 'own_tree_own_places',
    summary: 'Addresses that news are sent to, newest first, with counts per state',
  },
  readWebhookEndpoint: {
    method: 'GET',
    path: '/webhook-endpoints/:id',
    access: view,
    scope: 'own_tree_own_places',
    errors: ['record.not_found'],
    summary: 'One address that news are sent to',
  },
  createWebhookEndpoint: {
    method: 'POST',
    path: '/webhook-endpoints',
    access: edit,
    scope: 'own_tree_own_places',
    byPerson: true,
    summary: 'Add an address for news of some kinds; the answer alone tells the secret that they are signed with',
  },
  updateWebhookEndpoint: {
    method: 'PUT',
    path: '/webhook-endpoints/:id',
    access: edit,
    scope: 'own_tree_own_places',
    byPerson: true,
    errors: ['record.not_found', 'record.stale'],
    summary: 'Save name, address and kinds; a stale version is refused',
  },
  switchWebhookEndpoint: {
    method: 'POST',
    path: '/webhook-endpoints/:id/switch',
    access: edit,
    scope: 'own_tree_own_places',
    byPerson: true,
    errors: ['record.not_found', 'webhook.owner_closed'],
    summary: 'Pause an address, or switch it on: what waits is then sent at once',
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/webhook-endpoints/:id/secret',
    access: edit,
    scope: 'own_tree_own_places',
    byPerson: true,
    errors: ['record.not_found'],
    summary: 'A new secret, told this once; the one of before signs beside it for a day',
  },
  webhookEndpointChoices: {
    method: 'GET',
    path: '/webhook-endpoint-choices',
    access: view,
    scope: 'own_tree_own_places',
    summary: 'Addresses to look for messages by',
  },
  webhookOwners: {
    method: 'GET',
    path: '/webhook-owners',
    access: edit,
    scope: 'house',
    summary: 'Agents and merchants whose an address can be',
  },
  listWebhookMessages: {
    method: 'GET',
    path: '/webhook-messages',
    access: view,
    scope: 'own_tree_own_places',
    summary: 'What was sent or waits, newest first, of the last 30 days, with counts per state',
  },
  readWebhookMessage: {
    method: 'GET',
    path: '/webhook-messages/:id',
    access: view,
    scope: 'own_tree_own_places',
    errors: ['record.not_found'],
    summary: 'One message: what is sent, and how each try was answered',
  },
  replayWebhookMessage: {
    method: 'POST',
    path: '/webhook-messages/:id/replay',
    access: edit,
    scope: 'own_tree_own_places',
    errors: ['record.not_found'],
    summary: 'Send a message again, under the same id',
  },
  deleteWebhookEndpoint: {
    method: 'DELETE',
    path: '/webhook-endpoints/:id',
    access: edit,
    scope: 'own_tree_own_places',
    byPerson: true,
    errors: ['record.not_found'],
    summary: 'Delete an address with its messages',
  },
});
