import { type Locale, matchLocale } from '@app/contract/core/locale';
import type { MailTemplate, MailValues } from '@app/contract/mail/templates';
import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { insertMail, insertMails } from '../db/outbox.repo.ts';

export type OutgoingMail<T extends MailTemplate> = {
  readonly to: string;
  /** As stored with the customer; anything unknown becomes English. */
  readonly locale: Locale | string;
  readonly template: T;
  readonly values: MailValues<T>;
  /** Unique per meaning, such as `order_paid/<order id>`. */
  readonly key: string;
  /** Whose mail it is: it goes when they are erased. */
  readonly customerId: string | null;
  /** For codes: when it has run out, it is not delivered any more. */
  readonly usefulSeconds?: number;
  /** The recipient is erased as soon as it is delivered. */
  readonly eraseWhenDone?: true;
};

/** What is written of any mail. */
const rowOf = <T extends MailTemplate>(
  platform: Platform,
  mail: Omit<OutgoingMail<T>, 'usefulSeconds' | 'eraseWhenDone'>,
) => ({
  id: newId(platform.clock),
  key: mail.key,
  customerId: mail.customerId,
  to: mail.to,
  locale: matchLocale(mail.locale) ?? 'en-US',
  template: mail.template,
  filling: mail.values as Readonly<Record<string, string | number>>,
});

/**
 * Writes a mail into the outbox inside the caller's transaction; it is delivered after the commit, by whichever process
 * works. A key that was written before writes nothing. Never waits for a mail server.
 */
export async function sendMail<T extends MailTemplate>(
  platform: Platform,
  tx: Tx,
  mail: OutgoingMail<T>,
): Promise<void> {
  const row = rowOf(platform, mail);
  const written = await insertMail(tx, {
    ...row,
    usefulSeconds: mail.usefulSeconds ?? null,
    eraseWhenDone: mail.eraseWhenDone ?? false,
  });
  if (written) await platform.events.emit(tx, 'mail.queued', { mailId: row.id });
}

/** A mail without a secret in it, for many at a time. */
export type PlainMail = Omit<OutgoingMail<MailTemplate>, 'values' | 'usefulSeconds' | 'eraseWhenDone'> & {
  readonly values: MailValues<MailTemplate>;
};

/**
 * Writes mails of the worker into the outbox in one statement; keys that were written before write nothing. Where it
 * has no mail server to deliver to they are kept at once.
 */
export async function sendMails(platform: Platform, tx: Tx, mails: readonly PlainMail[]): Promise<void> {
  if (mails.length === 0) return;
  const kept = platform.config.mail === null;
  const [first] = await insertMails(
    tx,
    mails.map((mail) => rowOf(platform, mail)),
    kept,
  );
  // One call wakes the delivery for all of them.
  if (first !== undefined && !kept) await platform.events.emit(tx, 'mail.queued', { mailId: first });
}
