import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'service.chat.view' } as const;
const reply = { permission: 'service.chat.reply' } as const;
const missing = ['record.not_found'] as const;

export const staffChatEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listTalks: { method: 'GET', path: '/chat/talks', access: view, summary: 'Talks: waiting, mine, of others, closed' },
  counts: { method: 'GET', path: '/chat/counts', access: view, summary: 'How many talks wait and are unread' },
  readTalk: { method: 'GET', path: '/chat/talks/:id', access: view, errors: missing, summary: 'One talk' },
  messages: {
    method: 'GET',
    path: '/chat/talks/:id/messages',
    access: view,
    errors: missing,
    summary: 'Messages of a talk',
  },
  send: {
    method: 'POST',
    path: '/chat/talks/:id/messages',
    access: reply,
    errors: [...missing, 'chat.closed', 'chat.taken'],
    summary: 'Answer; a talk that waits is taken with it',
  },
  take: {
    method: 'POST',
    path: '/chat/talks/:id/take',
    access: reply,
    errors: [...missing, 'chat.closed', 'chat.taken'],
    summary: 'Take a talk that waits',
  },
  handOver: {
    method: 'POST',
    path: '/chat/talks/:id/hand-over',
    access: { permission: 'service.chat.assign' },
    errors: [...missing, 'chat.closed', 'chat.not_for_agent'],
    summary: 'Give a talk to an agent',
  },
  close: {
    method: 'POST',
    path: '/chat/talks/:id/close',
    access: reply,
    errors: [...missing, 'chat.closed', 'chat.taken'],
    summary: 'End a talk, asking for a rating or not',
  },
  markRead: {
    method: 'POST',
    path: '/chat/talks/:id/read',
    access: view,
    quiet: true,
    errors: missing,
    summary: 'Tell how far the holder of a talk has read it',
  },
  typing: {
    method: 'POST',
    path: '/chat/talks/:id/typing',
    access: reply,
    quiet: true,
    errors: missing,
    summary: 'Tell that an answer is being written',
  },
  person: {
    method: 'GET',
    path: '/chat/talks/:id/person',
    access: view,
    errors: missing,
    summary: 'Who one talks with, and the latest orders',
  },
  agents: {
    method: 'GET',
    path: '/chat/talks/:id/agents',
    access: { permission: 'service.chat.assign' },
    errors: missing,
    summary: 'Agents whom a talk can be given to',
  },
  present: {
    method: 'POST',
    path: '/chat/present',
    access: reply,
    quiet: true,
    summary: 'Tell that the agent is at the desk',
  },
  uploadChatPicture: {
    method: 'POST',
    path: '/chat/pictures',
    access: reply,
    upload: 'picture',
    errors: ['upload.wrong_type', 'upload.too_large', 'upload.unreadable', 'upload.too_many_pixels'],
    summary: 'Upload a picture to send in a talk',
  },
  picture: {
    method: 'GET',
    path: '/chat/talks/:id/picture',
    access: view,
    errors: missing,
    summary: 'The bytes of a picture in a talk',
  },
  listCanned: { method: 'GET', path: '/chat/canned', access: view, summary: 'Canned replies' },
  createCanned: {
    method: 'POST',
    path: '/chat/canned',
    access: { permission: 'service.chat.canned.edit' },
    errors: ['chat.shortcut_taken'],
    summary: 'Write a canned reply',
  },
  updateCanned: {
    method: 'PUT',
    path: '/chat/canned/:id',
    access: { permission: 'service.chat.canned.edit' },
    errors: [...missing, 'record.stale', 'chat.shortcut_taken'],
    summary: 'Change a canned reply',
  },
  deleteCanned: {
    method: 'DELETE',
    path: '/chat/canned/:id',
    access: { permission: 'service.chat.canned.edit' },
    errors: missing,
    summary: 'Delete a canned reply',
  },
  readHours: { method: 'GET', path: '/chat/hours', access: view, summary: 'Weekly hours and closed days' },
  saveHours: {
    method: 'PUT',
    path: '/chat/hours',
    access: { permission: 'service.chat.hours.edit' },
    errors: ['record.stale'],
    summary: 'Set weekly hours and closed days',
  },
});
