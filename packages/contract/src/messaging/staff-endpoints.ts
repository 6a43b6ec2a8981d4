import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'content.messages.view' } as const;
const edit = { permission: 'content.messages.edit' } as const;

export const staffMessageEndpoints = defineStaffEndpoints<typeof shapes>()({
  listMessages: {
    method: 'GET',
    path: '/messages',
    access: view,
    scope: 'own_tree',
    summary: 'Notices and messages written by staff, with how many have read them',
  },
  readMessage: {
    method: 'GET',
    path: '/messages/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One notice or message with all its languages',
  },
  createMessage: {
    method: 'POST',
    path: '/messages',
    access: edit,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'Write a notice or message: a draft, at once, or at a time',
  },
  updateMessage: {
    method: 'PUT',
    path: '/messages/:id',
    access: edit,
    scope: 'own_tree',
    errors: ['record.not_found', 'record.stale'],
    summary: 'Change a notice or message; a stale version is refused',
  },
  withdrawMessage: {
    method: 'POST',
    path: '/messages/:id/withdraw',
    access: edit,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'Take a published notice or message back: nobody sees it any more',
  },
  findAudience: {
    method: 'GET',
    path: '/messages/audience/found',
    access: edit,
    scope: 'own_tree',
    summary: "Levels, agents or customers to write to, by name; an agent's staff find their own branch",
  },
  audienceSize: {
    method: 'GET',
    path: '/messages/audience',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'How many customers an audience has now',
  },
});
