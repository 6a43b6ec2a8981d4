import type { Localized } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { enqueueRead, flushQueue, readJoined } from '../../../../platform/db/pipeline/queue.ts';
import type { Reading } from '../../../../platform/db/read-together.ts';
import { staticSql } from '../../../../platform/db/static-sql.ts';
import { agentsAs } from '../../../agents/core.ts';
import { memberLevelsAs } from '../../../levels/core.ts';

const levels = memberLevelsAs('m');
const agents = agentsAs('a');

/** What prices, rebates and rights of one customer depend on. */
export type Buyer = {
  readonly emailVerified: boolean;
  /** Basis points that the customer's level takes off. */
  readonly levelDiscountBp: number;
  readonly levelName: Localized;
  /** The agent whose code the customer registered with, unless ended; what is promised, and whose wallet gets it. */
  readonly agentId: string | null;
  readonly agentRebateBp: number;
  readonly agentUserId: string | null;
};

const NO_LEVEL: Localized = { 'en-US': '' };

type BuyerRow = {
  email_verified: boolean;
  discount_bp: number | null;
  level_name: Localized | null;
  agent_id: string | null;
  rebate_bp: number | null;
  user_id: string | null;
};

/** A customer as buyer, in one query. Refuses auth.user_missing. */
export async function buyer(db: Queryable, customerId: string): Promise<Buyer> {
  const read = await buyerQueued(db, customerId);
  await flushQueue(db);
  return read();
}

/** The same, read together with the next statement. */
export async function buyerQueued(db: Queryable, customerId: string): Promise<() => Buyer> {
  const rows = await readJoined<BuyerRow>(db, readingBuyer(customerId));
  return () => toBuyer(rows()[0] ?? refuse('auth.user_missing'));
}

/** What prices, rebates and rights of a customer depend on, to be read with others. Refuses auth.user_missing. */
export const buyerReading = (customerId: string): Reading<Buyer> => ({
  statement: readingBuyer(customerId),
  made: (rows: readonly BuyerRow[]) => toBuyer(rows[0] ?? refuse('auth.user_missing')),
});

const readingBuyer = (customerId: string) => staticSql`
    SELECT c.email_verified_at IS NOT NULL AS email_verified, l.discount_bp, l.name AS level_name,
           ${agents.id} AS agent_id, ${agents.rebateBp}, ${agents.userId}
      FROM customer c
      LEFT JOIN LATERAL (
        SELECT ${levels.discountBp}, ${levels.name} FROM ${levels.table}
         WHERE ${levels.thresholdUsd} <= c.standing_usd ORDER BY ${levels.thresholdUsd} DESC LIMIT 1
      ) l ON true
      LEFT JOIN ${agents.table} ON ${agents.id} = c.invited_by_agent AND ${agents.endedAt} IS NULL
     WHERE c.id = ${customerId}
  `;

function toBuyer(row: BuyerRow): Buyer {
  return {
    emailVerified: row.email_verified,
    levelDiscountBp: row.discount_bp ?? 0,
    levelName: row.level_name ?? NO_LEVEL,
    agentId: row.agent_id,
    agentRebateBp: row.rebate_bp ?? 0,
    agentUserId: row.user_id,
  };
}

/**
 * Locks a customer's row until the transaction ends: the first lock of everything that spends, orders or counts per
 * customer. Rows that point to it can still be added by others. Travels with the next statement, which refuses
 * auth.user_missing.
 */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await enqueueRead(tx, staticSql`SELECT 1 FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`, {
    check: (rows) => {
      if (rows.length === 0) refuse('auth.user_missing');
    },
  });
}

/** A customer's row `c` beside one that names them in a column, such as to lock both together. */
export const customerBeside = (column: string): RawBuilder<unknown> =>
  sql`JOIN customer c ON c.id = ${sql.ref(column)}`;

/** Adds to a customer's spent value, which decides the level; a negative amount takes back, never below zero. */
export async function addSpent(tx: Tx, customerId: string, usd: number): Promise<void> {
  await sql`
    UPDATE customer SET spent_usd = greatest(0, spent_usd + ${usd}::bigint) WHERE id = ${customerId}
  `.execute(tx);
}

export type CustomerForLogin = {
  readonly id: string;
  readonly passwordHash: string;
  readonly disabled: boolean;
  /** The addresses they signed in from in the last days. */
  readonly knownIps: readonly string[];
};

/** The customer of an e-mail, whatever its case; null when nobody has it. */
export async function customerForLogin(db: Queryable, email: string, days: number): Promise<CustomerForLogin | null> {
  const { rows } = await sql<CustomerForLogin>`
    SELECT c.id, c.password_hash AS "passwordHash", c.disabled_at IS NOT NULL AS disabled,
           ARRAY(
             SELECT DISTINCT s.ip FROM customer_session s
              WHERE s.customer_id = c.id AND s.ip <> ''
                AND s.created_at > statement_timestamp() - ${days} * interval '1 day'
           ) AS "knownIps"
      FROM customer c WHERE lower(c.email) = lower(${email}) AND c.deleted_at IS NULL
  `.execute(db);
  return rows[0] ?? null;
}

/** The password hash of a customer and the names a password must not repeat. Refuses auth.user_missing. */
export async function passwordOf(
  db: Queryable,
  customerId: string,
): Promise<{ hash: string; email: string; nickname: string }> {
  const row = await db
    .selectFrom('customer')
    .select(['password_hash as hash', 'email', 'nickname'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row ?? refuse('auth.user_missing');
}

/** Sets a new password, provided that the old one is still the one that was checked; gives whether it was. */
export async function setPassword(tx: Tx, customerId: string, change: { from: string; to: string }): Promise<boolean> {
  const done = await sql`
    UPDATE customer SET password_hash = ${change.to}, password_changed_at = statement_timestamp(), version = version + 1
     WHERE id = ${customerId} AND password_hash = ${change.from}
  `.execute(tx);
  return (done.numAffectedRows ?? 0n) > 0n;
}
