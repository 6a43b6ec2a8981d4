import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffAssistantEndpoints = defineStaffEndpoints<typeof shapes>()({
  replaceAssistantKeys: {
    method: 'POST',
    path: '/assistant-keys/replace',
    access: { permission: 'control.webhooks.edit' },
    scope: 'house',
    byPerson: true,
    summary:
      'Another key for news of orders to assistants, in place of all before it: what these signed is verified no longer',
  },
});
