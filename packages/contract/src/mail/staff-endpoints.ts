import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffMailEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listMails: {
    method: 'GET',
    path: '/mails',
    access: { permission: 'system.mail.view' },
    summary: 'The mail outbox with counts per state',
  },
  readMail: {
    method: 'GET',
    path: '/mails/:id',
    access: { permission: 'system.mail.view' },
    errors: ['record.not_found'],
    summary: 'One mail as it is sent',
  },
  testMail: {
    method: 'POST',
    path: '/mails/test',
    access: { permission: 'system.mail.test' },
    summary: 'Send a test mail now and learn what the mail server answers',
  },
  retryMail: {
    method: 'POST',
    path: '/mails/:id/retry',
    access: { permission: 'system.mail.retry' },
    errors: ['record.not_found', 'mail.not_retryable'],
    summary: 'Send a mail again that was kept or given up',
  },
});
