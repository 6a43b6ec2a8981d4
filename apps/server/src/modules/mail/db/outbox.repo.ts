import { type Locale, matchLocale } from '@app/contract/core/locale';
import { type MailTemplate, mailTemplates } from '@app/contract/mail/templates';
import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { takeCause, withCause } from '../../../platform/tracing/tracing.ts';
import type { Filling } from '../domain/render.ts';
import { TURN_MS } from '../domain/retry.ts';

export type NewMail = {
  readonly id: string;
  readonly key: string;
  readonly customerId: string | null;
  readonly to: string;
  readonly locale: Locale;
  readonly template: MailTemplate;
  readonly filling: Filling;
  /** Seconds until its code has run out; null when it stays of use. */
  readonly usefulSeconds: number | null;
  readonly eraseWhenDone: boolean;
};

/** Writes a mail; gives false when its key was written before. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO mail_outbox (id, key, customer_id, recipient, locale, template, filling, useless_at, erase_when_done)
    VALUES (${mail.id}, ${mail.key}, ${mail.customerId}, ${mail.to}, ${mail.locale}, ${mail.template},
      ${json(withCause(mail.filling))}, statement_timestamp() + ${mail.usefulSeconds}::int * interval '1 second', ${mail.eraseWhenDone})
    ON CONFLICT (key) DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Writes mails, kept at once or to be delivered; gives the ids of those whose key was not written before. */
export async function insertMails(
  tx: Tx,
  mails: readonly Omit<NewMail, 'usefulSeconds' | 'eraseWhenDone'>[],
  kept: boolean,
): Promise<string[]> {
  const traced = mails.map((mail) => ({ ...mail, filling: withCause(mail.filling) }));
  const { rows } = await sql<{ id: string }>`
    INSERT INTO mail_outbox (id, key, customer_id, recipient, locale, template, filling, state, done_at)
    SELECT m.id, m.key, m."customerId", m."to", m.locale, m.template, m.filling,
      CASE WHEN ${kept}::boolean THEN 'kept' ELSE 'waiting' END, CASE WHEN ${kept}::boolean THEN app_now() END
    FROM jsonb_to_recordset(${json(traced)}::jsonb)
      AS m(id uuid, key text, "customerId" uuid, "to" text, locale text, template text, filling jsonb)
    ON CONFLICT (key) DO NOTHING RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type DueMail = {
  readonly id: string;
  readonly recipient: string;
  readonly locale: Locale;
  readonly template: MailTemplate;
  readonly filling: Filling;
  readonly attempts: number;
  /** The trace of the call that wrote it. */
  readonly cause: string | null;
};

type Row = Omit<DueMail, 'locale' | 'cause'> & { locale: string };

function toMail(row: Row): DueMail {
  const { value: filling, cause } = takeCause(row.filling);
  return { ...row, filling, cause, locale: matchLocale(row.locale) ?? 'en-US' };
}

/** Takes a turn with at most `most` due mails: nobody else gets them until it is over. The try counts from now. */
export async function takeDue(db: Queryable, most: number): Promise<DueMail[]> {
  const { rows } = await sql<Row>`
    UPDATE mail_outbox SET attempts = attempts + 1, next_try_at = statement_timestamp() + ${TURN_MS} * interval '1 millisecond'
     WHERE id = ANY(ARRAY(
       SELECT id FROM mail_outbox WHERE state = 'waiting' AND next_try_at <= statement_timestamp()
        ORDER BY next_try_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED))
    RETURNING id, recipient, locale, template, filling, attempts`.execute(db);
  return rows.map(toMail);
}

/** Takes a turn with this one mail, whatever is due. Throws when it does not wait. */
export async function takeMail(tx: Tx, id: string): Promise<DueMail> {
  const { rows } = await sql<Row>`
    UPDATE mail_outbox SET attempts = attempts + 1, next_try_at = app_now() + ${TURN_MS} * interval '1 millisecond'
     WHERE id = ${id} AND state = 'waiting'
    RETURNING id, recipient, locale, template, filling, attempts`.execute(tx);
  const [row] = rows;
  invariant(row, 'the mail waits');
  return toMail(row);
}

const secrets = Object.entries(mailTemplates).flatMap(([name, rule]) => ('secret' in rule ? [name] : []));

/** A code is blanked as soon as its mail is done; a mail of somebody who is gone is emptied. */
const whenDone = sql`
  done_at = app_now(), useless_at = NULL,
  recipient = CASE WHEN erase_when_done THEN '' ELSE recipient END,
  filling = CASE WHEN erase_when_done THEN '{}' WHEN template = ANY(${secrets}::text[])
    THEN filling || '{"code": ""}' ELSE filling END`;

/** Writes down that a mail was taken by the server. */
export async function markSent(db: Queryable, id: string): Promise<void> {
  await sql`UPDATE mail_outbox SET state = 'sent', last_error = '', ${whenDone}
    WHERE id = ${id} AND state = 'waiting'`.execute(db);
}

/** Writes down that a try failed: again after `pauseMs`, or never when that is null. */
export async function markFailed(
  db: Queryable,
  id: string,
  why: { readonly error: string; readonly pauseMs: number | null },
): Promise<void> {
  const error = why.error.slice(0, 500);
  if (why.pauseMs === null) {
    await sql`UPDATE mail_outbox SET state = 'given_up', ${whenDone},
      last_error = CASE WHEN erase_when_done THEN '' ELSE ${error} END WHERE id = ${id} AND state = 'waiting'`.execute(
      db,
    );
    return;
  }
  await sql`UPDATE mail_outbox SET last_error = CASE WHEN erase_when_done THEN '' ELSE ${error} END,
    next_try_at = statement_timestamp() + ${why.pauseMs} * interval '1 millisecond' WHERE id = ${id} AND state = 'waiting'`.execute(
    db,
  );
}

/** Without a mail server: what waits is kept, readable, and never sent by itself. Codes stay until they run out. */
export async function keepWaiting(db: Queryable): Promise<number> {
  const done = await sql`
    UPDATE mail_outbox SET state = 'kept', done_at = app_now(),
      recipient = CASE WHEN erase_when_done THEN '' ELSE recipient END,
      filling = CASE WHEN erase_when_done THEN '{}' ELSE filling END
     WHERE id = ANY(ARRAY(SELECT id FROM mail_outbox WHERE state = 'waiting' LIMIT 500 FOR UPDATE SKIP LOCKED))`.execute(
    db,
  );
  return Number(done.numAffectedRows ?? 0n);
}

/** Gives up what has run out before it was delivered, and blanks codes that have run out. Gives how many. */
export async function endUseless(db: Queryable): Promise<number> {
  const done = await sql`
    UPDATE mail_outbox SET filling = filling || '{"code": ""}', useless_at = NULL,
      last_error = CASE WHEN state = 'waiting' THEN 'It had run out before it could be delivered.' ELSE last_error END,
      done_at = COALESCE(done_at, app_now()), state = CASE WHEN state = 'waiting' THEN 'given_up' ELSE state END
     WHERE id = ANY(ARRAY(
       SELECT id FROM mail_outbox WHERE useless_at <= statement_timestamp() LIMIT 500 FOR UPDATE SKIP LOCKED))`.execute(
    db,
  );
  return Number(done.numAffectedRows ?? 0n);
}

/** Has a mail tried again that was kept or given up and still says something; gives whether it could be. */
export async function retry(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE mail_outbox SET state = 'waiting', done_at = NULL, attempts = 0, next_try_at = statement_timestamp()
     WHERE id = ${id} AND state IN ('kept', 'given_up') AND recipient <> ''
       AND NOT (template = ANY(${secrets}::text[]) AND filling->>'code' = '')
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Removes every mail of a person. */
export async function deleteMailsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM mail_outbox WHERE customer_id = ${customerId}`.execute(tx);
}

/** Removes at most 1,000 mails that were done more than 90 days ago; gives how many. */
export async function deleteOld(db: Queryable): Promise<number> {
  const done = await sql`
    DELETE FROM mail_outbox WHERE id = ANY(ARRAY(
      SELECT id FROM mail_outbox WHERE done_at < app_now() - interval '90 days' LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(
    db,
  );
  return Number(done.numAffectedRows ?? 0n);
}

/** For how many seconds the mail has been due that has been so longest; 0 when none is. */
export async function oldestDueSeconds(db: Queryable): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM statement_timestamp() - min(next_try_at)), 0)::float8 AS seconds
      FROM mail_outbox WHERE state = 'waiting' AND next_try_at <= statement_timestamp()`.execute(db);
  return rows[0]?.seconds ?? 0;
}
