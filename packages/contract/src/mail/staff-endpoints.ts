import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffMailEndpoints = defineStaffEndpoints<typeof shapes>()({
  listMails: {
    method: 'GET',
    path: '/mails',
    access: { permission: 'system.mail.view' },
    scope: 'house',
    summary: 'The mail outbox with counts per state',
  },
  readMail: {
    method: 'GET',
    path: '/mails/:id',
    access: { permission: 'system.mail.view' },
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One mail as it is sent',
  },
  testMail: {
    method: 'POST',
    path: '/mails/test',
    access: { permission: 'system.mail.test' },
    scope: 'house',
    summary: 'Send a test mail now and learn what the mail server answers',
  },
  retryMail: {
    method: 'POST',
    path: '/mails/:id/retry',
    access: { permission: 'system.mail.retry' },
    scope: 'house',
    errors: ['record.not_found', 'mail.not_retryable'],
    summary: 'Send a mail again that was kept or given up',
  },
});
