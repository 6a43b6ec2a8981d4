import { defineEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './schemas.ts';

/** Visitors without an account call with the header `Visitor-Token`; a customer's session counts before it. */
const ofPerson: readonly ErrorKey[] = ['chat.visitor_unknown', 'record.not_found'];

export const chatEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  chatState: {
    method: 'GET',
    path: '/chat/state',
    access: 'optional',
    quiet: true,
    errors: ['chat.visitor_unknown'],
    summary: 'Whether somebody answers, the present talk and what is unread',
  },
  beginVisit: {
    method: 'POST',
    path: '/chat/visit',
    access: 'public',
    quiet: true,
    summary: 'A token for the device of a visitor without an account',
  },
  mergeVisit: {
    method: 'POST',
    path: '/chat/merge',
    access: 'customer',
    quiet: true,
    errors: ['chat.visitor_unknown'],
    summary: "Make a visitor's talks those of the customer who signed in",
  },
  sendMessage: {
    method: 'POST',
    path: '/chat/send',
    access: 'optional',
    quiet: true,
    errors: [...ofPerson, 'chat.desk_closed'],
    summary: 'Write into the present talk, or begin one',
  },
  leaveMessage: {
    method: 'POST',
    path: '/chat/leave',
    access: 'optional',
    quiet: true,
    errors: ['chat.visitor_unknown'],
    summary: 'Leave a message while nobody is there',
  },
  readTalk: {
    method: 'GET',
    path: '/chat/talk',
    access: 'optional',
    quiet: true,
    errors: ofPerson,
    summary: 'One talk of this person',
  },
  messages: {
    method: 'GET',
    path: '/chat/messages',
    access: 'optional',
    quiet: true,
    errors: ofPerson,
    summary: 'Messages of a talk: newer than one, before one, or the newest',
  },
  markRead: {
    method: 'POST',
    path: '/chat/read',
    access: 'optional',
    quiet: true,
    errors: ofPerson,
    summary: 'Tell how far the talk was read',
  },
  typing: {
    method: 'POST',
    path: '/chat/typing',
    access: 'optional',
    quiet: true,
    errors: ofPerson,
    summary: 'Tell that something is being written',
  },
  endTalk: {
    method: 'POST',
    path: '/chat/end',
    access: 'optional',
    errors: ofPerson,
    summary: 'End the talk',
  },
  rateTalk: {
    method: 'POST',
    path: '/chat/rate',
    access: 'optional',
    errors: [...ofPerson, 'chat.not_closed', 'chat.already_rated'],
    summary: 'Rate a talk that has ended',
  },
  uploadPicture: {
    method: 'POST',
    path: '/chat/upload',
    access: 'optional',
    upload: 'picture',
    quiet: true,
    errors: [
      'chat.visitor_unknown',
      'upload.wrong_type',
      'upload.too_large',
      'upload.unreadable',
      'upload.too_many_pixels',
    ],
    summary: 'Upload a picture to send in a talk',
  },
  picture: {
    method: 'GET',
    path: '/chat/picture',
    access: 'optional',
    quiet: true,
    errors: ofPerson,
    summary: 'The bytes of a picture in a talk',
  },
  goods: {
    method: 'GET',
    path: '/chat/goods',
    access: 'public',
    quiet: true,
    summary: 'Products by id, as they are shown within a talk',
  },
});
