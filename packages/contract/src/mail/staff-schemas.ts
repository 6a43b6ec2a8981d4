import { z } from 'zod';
import { count, id, localeCode, moment, optionalText, pageOf, pageQuery } from '../core/validation.ts';
import { mailTemplateNames } from './templates.ts';

/** Waiting is tried again by itself; kept found no mail server set up; given up was refused or tried too often. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'given_up'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const template = z.enum(mailTemplateNames, { error: 'field.invalid' });

export const mailRow = z.object({
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
export const mailDetail = mailRow.extend({ text: z.string(), html: z.string() });
export type MailDetail = z.infer<typeof mailDetail>;

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
  retryMail: { params: z.object({ id }), answer: mailDetail },
};
