import { z } from 'zod';
import { count, email, id, localeCode, moment, optionalText, pageOf, pageQuery } from '../core/validation.ts';
import { mailTemplateNames } from './templates.ts';

/** Waiting is tried again by itself; kept found no mail server set up; given up was refused or tried too often. */
const MAIL_STATES = ['waiting', 'sent', 'kept', 'given_up'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const template = z.enum(mailTemplateNames, { error: 'field.invalid' });

const mailRow = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  template,
  locale: localeCode,
  state: z.enum(MAIL_STATES),
  attempts: count,
  lastError: z.string(),
  createdAt: moment,
  /** When it is tried next; null unless it waits. */
  nextTryAt: moment.nullable(),
  doneAt: moment.nullable(),
  actions: z.array(z.enum(['retry'])),
});
export type MailRow = z.infer<typeof mailRow>;

/** The mail as its reader gets it. `html` is a whole document. */
const mailDetail = mailRow.extend({ text: z.string(), html: z.string() });
export type MailDetail = z.infer<typeof mailDetail>;

/** How a test of the mail server can end, from the first step to the last. */
const MAIL_TEST_OUTCOMES = [
  'not_set_up',
  'unknown_host',
  'unreachable',
  'timeout',
  'no_encryption',
  'bad_certificate',
  'sign_in_refused',
  'sender_refused',
  'recipient_refused',
  'content_refused',
  'failed',
  'accepted',
] as const;
export type MailTestOutcome = (typeof MAIL_TEST_OUTCOMES)[number];

const mailTest = z.object({
  outcome: z.enum(MAIL_TEST_OUTCOMES),
  /** The words of the server or of the connection, without the password; empty when there were none. */
  answer: z.string(),
  /** The server that was asked, such as `smtps://mail.example.com:465`; null when none is set up. */
  server: z.string().nullable(),
  sender: z.string().nullable(),
  milliseconds: count,
  /** The test in the outbox; null when nothing was sent. */
  mailId: z.uuid().nullable(),
});
export type MailTest = z.infer<typeof mailTest>;

export const shapes = {
  listMails: {
    query: z.object({
      ...pageQuery,
      state: z.enum(MAIL_STATES, { error: 'field.invalid' }).optional(),
      recipient: optionalText(50).optional(),
      template: template.optional(),
      sort: z.enum(['createdAt'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(mailRow).extend({
      counts: z.object({ all: count, waiting: count, sent: count, kept: count, given_up: count }),
    }),
  },
  readMail: { params: z.object({ id }), answer: mailDetail },
  testMail: { body: z.strictObject({ email }), answer: mailTest },
  retryMail: { params: z.object({ id }), answer: mailDetail },
};
