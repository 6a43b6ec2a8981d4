import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'money.channels.view' } as const;
const edit = { permission: 'money.channels.edit' } as const;

export const staffChannelEndpoints = defineStaffEndpoints<typeof shapes>()({
  listChannels: { method: 'GET', path: '/payment-channels', access: view, scope: 'house', summary: 'Payment channels' },
  readChannel: {
    method: 'GET',
    path: '/payment-channels/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One payment channel; of secrets only the last four signs',
  },
  createChannel: {
    method: 'POST',
    path: '/payment-channels',
    access: edit,
    scope: 'house',
    byPerson: true,
    errors: ['channel.identifier_taken'],
    summary: 'Create a payment channel, switched off',
  },
  updateChannel: {
    method: 'PUT',
    path: '/payment-channels/:id',
    access: edit,
    scope: 'house',
    byPerson: true,
    errors: ['record.not_found', 'record.stale', 'channel.identifier_taken', 'channel.not_configured'],
    summary: 'Save a payment channel; secrets that are not named stay',
  },
  switchChannel: {
    method: 'POST',
    path: '/payment-channels/:id/switch',
    access: { permission: 'money.channels.switch' },
    scope: 'house',
    byPerson: true,
    errors: ['record.not_found', 'record.stale', 'channel.not_configured', 'channel.no_payout'],
    summary: 'Switch payments or withdrawals of a channel on or off',
  },
  deleteChannel: {
    method: 'DELETE',
    path: '/payment-channels/:id',
    access: edit,
    scope: 'house',
    byPerson: true,
    errors: ['record.not_found', 'channel.in_use'],
    summary: 'Delete a channel by which nothing was ever paid',
  },
  uploadImage: {
    method: 'POST',
    path: '/payment-channels/image',
    access: edit,
    scope: 'house',
    upload: 'picture',
    errors: ['upload.wrong_type', 'upload.too_large', 'upload.unreadable', 'upload.too_many_pixels'],
    summary: 'Upload the image of a channel',
  },
});
