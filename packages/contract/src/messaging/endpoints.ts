import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const messageEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  messageList: {
    method: 'GET',
    path: '/message/list',
    access: 'customer',
    quiet: true,
    summary: 'Notices or inbox messages, newest first, with how many of each are unread',
  },
  messageDetail: {
    method: 'GET',
    path: '/message/detail',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One notice or message',
  },
  readMessages: {
    method: 'POST',
    path: '/message/read',
    access: 'customer',
    quiet: true,
    summary: 'Mark messages as read; without ids everything of a kind, without a kind everything',
  },
  deleteMessages: {
    method: 'POST',
    path: '/message/delete',
    access: 'customer',
    quiet: true,
    summary: 'Take inbox messages out of the list',
  },
  popupMessage: {
    method: 'GET',
    path: '/message/popup',
    access: 'optional',
    quiet: true,
    summary: 'The newest popup notice, for a customer one they have not read',
  },
});
