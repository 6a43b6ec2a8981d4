import { readCode } from '@app/kernel/typed-code';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { readQueued } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { customersAs } from '../../accounts/core.ts';
import { agentsAs } from '../../agents/core.ts';

const agents = agentsAs('a');
const customers = customersAs('c');
const senders = customersAs('f');
const receivers = customersAs('r');

export type Recipient = { readonly id: string; readonly nickname: string; readonly avatar: string | null };

/**
 * Whose e-mail or invite code this is, of people who can receive money; whatever its case. An agent's code is that of
 * their own account, as at registration.
 */
export async function findRecipient(db: Queryable, to: string): Promise<Recipient | null> {
  const exact = to.toUpperCase();
  const who = to.includes('@')
    ? sql`lower(${customers.email}) = lower(${to})`
    : sql`(${customers.inviteCode} IN (${to}, ${exact}, ${readCode(to)}) OR ${customers.id} = (
        SELECT ${agents.userId} FROM ${agents.table} WHERE chosen_code(${agents.inviteCode}) = ${readCode(to)}
        ORDER BY upper(${agents.inviteCode}) = ${exact} DESC LIMIT 1))`;
  const { rows } = await sql<Recipient>`
    SELECT ${customers.id}, ${customers.nickname}, ${customers.avatar} FROM ${customers.table}
    WHERE ${who} AND ${customers.disabledAt} IS NULL AND ${customers.deletedAt} IS NULL
      ORDER BY ${customers.id} LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export type MoneyTransfer = {
  readonly id: string;
  readonly fromId: string;
  readonly toId: string;
  readonly amountUsd: number;
  readonly note: string;
  readonly at: Date;
};

const columns = sql`m.id, m.from_id AS "fromId", m.to_id AS "toId", m.amount_usd AS "amountUsd", m.note,
  m.created_at AS at`;

/** Writes what is sent together with the next statement, after which it can be had with its moment. */
export async function insertTransfer(tx: Tx, sent: Omit<MoneyTransfer, 'at'>): Promise<() => MoneyTransfer> {
  const read = await readQueued<MoneyTransfer>(
    tx,
    staticSql`INSERT INTO money_transfer AS m (id, from_id, to_id, amount_usd, note)
      VALUES (${sent.id}, ${sent.fromId}, ${sent.toId}, ${sent.amountUsd}, ${sent.note}) RETURNING ${columns}`,
  );
  return () => read()[0] as MoneyTransfer;
}

/**
 * The same amount with the same words within the last seconds, newest first, to whomever: read together with the next
 * statement, after which they can be had. Lock the sender first.
 */
export const sentJustNow = (
  tx: Tx,
  sent: Pick<MoneyTransfer, 'fromId' | 'amountUsd' | 'note'>,
  seconds: number,
): Promise<() => readonly MoneyTransfer[]> =>
  readQueued<MoneyTransfer>(
    tx,
    staticSql`SELECT ${columns} FROM money_transfer m
      WHERE m.from_id = ${sent.fromId} AND m.created_at > app_now() - ${seconds}::int * interval '1 second'
        AND m.amount_usd = ${sent.amountUsd} AND m.note = ${sent.note}
      ORDER BY m.created_at DESC`,
  );

export type SeenTransfer = MoneyTransfer & { readonly nickname: string; readonly avatar: string | null };

/** Transfers a customer sent or received, each with the other side. */
export async function transfersOf(
  db: Queryable,
  customerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SeenTransfer>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SeenTransfer>`
    SELECT ${columns}, ${customers.nickname}, ${customers.avatar} FROM money_transfer m
    JOIN ${customers.table} ON ${customers.id} = CASE WHEN m.from_id = ${customerId} THEN m.to_id ELSE m.from_id END
    WHERE m.id = ANY(${[...ids]}::uuid[]) AND ${customerId} IN (m.from_id, m.to_id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Takes the words of somebody who leaves out of what they sent. */
export const eraseNotes = async (tx: Tx, customerId: string): Promise<void> =>
  void (await sql`UPDATE money_transfer SET note = '' WHERE from_id = ${customerId} AND note <> ''`.execute(tx));

type Side = {
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string | null;
  readonly nickname: string;
};
export type TransferFacts = MoneyTransfer & { readonly from: Side; readonly to: Side };

/** A transfer with both sides, for telling them. */
export async function transferFacts(db: Queryable, id: string): Promise<TransferFacts | null> {
  const { rows } = await sql<TransferFacts>`
    SELECT ${columns},
      json_build_object('email', ${senders.email}, 'locale', ${senders.locale}, 'timeZone', ${senders.timeZone},
        'nickname', ${senders.nickname}) AS from,
      json_build_object('email', ${receivers.email}, 'locale', ${receivers.locale}, 'timeZone', ${receivers.timeZone},
        'nickname', ${receivers.nickname}) AS to
    FROM money_transfer m JOIN ${senders.table} ON ${senders.id} = m.from_id
      JOIN ${receivers.table} ON ${receivers.id} = m.to_id
    WHERE m.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
