import { type Locale, matchLocale } from '@app/contract/core/locale';
import type { MailState } from '@app/contract/mail/staff-schemas';
import type { MailTemplate } from '@app/contract/mail/templates';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import type { Filling } from '../domain/render.ts';

export type OutboxRow = {
  readonly id: string;
  readonly recipient: string;
  readonly locale: Locale;
  readonly template: MailTemplate;
  readonly filling: Filling;
  readonly state: MailState;
  readonly attempts: number;
  readonly lastError: string;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
  readonly doneAt: Date | null;
};

const columns = sql`id, recipient, locale, template, filling, state, attempts, last_error AS "lastError",
  created_at AS "createdAt", next_try_at AS "nextTryAt", done_at AS "doneAt"`;

type Stored = Omit<OutboxRow, 'locale'> & { locale: string };
const toRow = (row: Stored): OutboxRow => ({ ...row, locale: matchLocale(row.locale) ?? 'en-US' });

export type OutboxFilter = { readonly recipient?: string | undefined; readonly template?: MailTemplate | undefined };

function conditions(filter: OutboxFilter): RawBuilder<unknown> {
  const recipient = filter.recipient ? holdsText(sql`recipient`, filter.recipient) : sql`true`;
  return filter.template ? sql`${recipient} AND template = ${filter.template}` : recipient;
}

/** How many mails match in each state. */
export async function countStates(db: Queryable, filter: OutboxFilter): Promise<Record<MailState | 'all', number>> {
  const { rows } = await sql<{ state: MailState; n: number }>`
    SELECT state, count(*)::int AS n FROM mail_outbox WHERE ${conditions(filter)} GROUP BY state`.execute(db);
  const of = (state: MailState) => rows.find((row) => row.state === state)?.n ?? 0;
  const all = rows.reduce((sum, row) => sum + row.n, 0);
  return { all, waiting: of('waiting'), sent: of('sent'), kept: of('kept'), given_up: of('given_up') };
}

/** A page of matching mails. */
export async function outboxPage(
  db: Queryable,
  filter: OutboxFilter & { state?: MailState | undefined },
  page: { order: 'asc' | 'desc'; page: number; limit: number },
): Promise<OutboxRow[]> {
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<Stored>`
    SELECT ${columns} FROM mail_outbox
     WHERE ${conditions(filter)} ${filter.state ? sql`AND state = ${filter.state}` : sql``}
     ORDER BY created_at ${way}, id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows.map(toRow);
}

/** One mail; null when there is none. */
export async function mailById(db: Queryable, id: string): Promise<OutboxRow | null> {
  const { rows } = await sql<Stored>`SELECT ${columns} FROM mail_outbox WHERE id = ${id}`.execute(db);
  return rows[0] ? toRow(rows[0]) : null;
}
