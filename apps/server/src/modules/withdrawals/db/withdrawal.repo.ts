import type { Localized } from '@app/contract/core/locale';
import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import type { MaskedAccount } from '@app/contract/withdrawals/schemas';
import type { WithdrawalEvent, WithdrawalState } from '@app/contract/withdrawals/withdrawal.machine';
import { invariant } from '@app/kernel/assert';
import type { Actor } from '@app/kernel/machine';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import { channelsAs } from '../../payments/public.ts';
import type { Arrival } from '../domain/arrival.ts';

const channels = channelsAs('c');

export type WithdrawalRow = {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly channelId: string;
  readonly channelTitle: Localized;
  readonly account: PayoutDetails | null;
  readonly shown: MaskedAccount;
  readonly amountUsd: number;
  readonly feeUsd: number;
  readonly payoutAmount: number;
  readonly payoutCurrency: string;
  readonly payoutDecimals: number;
  readonly holdId: string;
  readonly state: WithdrawalState;
  readonly reason: string;
  readonly note: string;
  readonly approvedBy: string | null;
  readonly providerNumber: string | null;
  readonly proofs: readonly string[];
  readonly version: number;
  readonly createdAt: Date;
  readonly since: Date;
  readonly reviewedAt: Date | null;
};

export const withdrawalColumns = sql`w.id, w.number, w.customer_id AS "customerId", w.channel_id AS "channelId",
  ${channels.title} AS "channelTitle", w.account, w.account_shown AS shown, w.amount_usd AS "amountUsd",
    w.fee_usd AS "feeUsd",
  w.payout_amount AS "payoutAmount", w.payout_currency AS "payoutCurrency", w.payout_decimals AS "payoutDecimals",
  w.hold_id AS "holdId", w.state, w.reason, w.note, w.approved_by AS "approvedBy",
  w.provider_number AS "providerNumber", w.proofs, w.version, w.created_at AS "createdAt", w.since,
  w.reviewed_at AS "reviewedAt"`;
const from = sql`withdrawal w JOIN ${channels.table} ON ${channels.id} = w.channel_id`;

/** One withdrawal, or null. With `customerId` only an own one. */
export async function readWithdrawal(db: Queryable, id: string, customerId?: string): Promise<WithdrawalRow | null> {
  const own = customerId ? sql`AND w.customer_id = ${customerId}` : sql``;
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM ${from} WHERE w.id = ${id} ${own}`.execute(db);
  return rows[0] ?? null;
}

/** The same with its row locked to the end of the transaction. */
export async function lockWithdrawal(tx: Tx, id: string, customerId?: string): Promise<WithdrawalRow | null> {
  const own = customerId ? sql`AND w.customer_id = ${customerId}` : sql``;
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM ${from} WHERE w.id = ${id} ${own} FOR NO KEY UPDATE OF w`.execute(tx);
  return rows[0] ?? null;
}

/** The customer's withdrawals in these states, newest first, after a place. */
export async function withdrawalsOf(
  db: Queryable,
  customerId: string,
  stretch: { states: readonly WithdrawalState[]; after: PlaceInFeed | null; limit: number },
): Promise<(WithdrawalRow & { at: string })[]> {
  const { after, states, limit } = stretch;
  const { rows } = await sql<WithdrawalRow & { at: string }>`
    SELECT ${withdrawalColumns}, w.created_at::text AS at FROM ${from}
    WHERE w.customer_id = ${customerId} AND w.state = ANY(${states}::text[])
      AND ${after ? sql`(w.created_at, w.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    ORDER BY w.created_at DESC, w.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export type NewWithdrawal = {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly channelId: string;
  readonly accountId: string;
  readonly account: PayoutDetails;
  readonly shown: MaskedAccount;
  readonly amountUsd: number;
  readonly feeUsd: number;
  readonly arrives: Arrival;
  readonly holdId: string;
};

/** Writes a request and the first line of its history. */
export async function insertWithdrawal(tx: Tx, wish: NewWithdrawal): Promise<void> {
  const { arrives } = wish;
  await sql`
    WITH asked AS (
      INSERT INTO withdrawal (id, number, customer_id, channel_id, account_id, account, account_shown, amount_usd,
        fee_usd, payout_amount, payout_currency, payout_decimals, payout_rate, hold_id)
      VALUES (${wish.id}, ${wish.number}, ${wish.customerId}, ${wish.channelId}, ${wish.accountId},
        ${json(wish.account)}, ${json(wish.shown)}, ${wish.amountUsd}, ${wish.feeUsd}, ${arrives.amount},
        ${arrives.currency}, ${arrives.decimals}, ${arrives.rate}::numeric, ${wish.holdId})
      RETURNING id, state
    )
    INSERT INTO withdrawal_history (withdrawal_id, to_state, actor) SELECT id, state, 'customer' FROM asked`.execute(
    tx,
  );
}

/** The same wish of the last seconds, or null: pressed twice. */
export async function askedJustNow(
  tx: Tx,
  wish: { customerId: string; channelId: string; accountId: string; amountUsd: number },
  seconds: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM withdrawal WHERE customer_id = ${wish.customerId} AND channel_id = ${wish.channelId}
      AND account_id = ${wish.accountId} AND amount_usd = ${wish.amountUsd} AND state = 'pending_review'
      AND created_at > app_now() - ${seconds}::int * interval '1 second'
    ORDER BY created_at DESC LIMIT 1`.execute(tx);
  return rows[0]?.id ?? null;
}

export type Move = {
  readonly event: WithdrawalEvent;
  readonly to: WithdrawalState;
  readonly actor: Actor;
  readonly who: string;
  readonly staffId: string | null;
  readonly reason: string;
  readonly note: string;
  readonly providerNumber: string | null;
  readonly proofs: readonly string[];
};

/** Moves a locked withdrawal and writes the line of its history. Throws when it does not stand where it was seen. */
export async function moveWithdrawal(tx: Tx, seen: WithdrawalRow, move: Move): Promise<void> {
  const { to, event } = move;
  const reviewed = event === 'approve' || event === 'reject';
  const { rows } = await sql`
    WITH moved AS (
      UPDATE withdrawal SET state = ${to}, version = version + 1, since = app_now(),
        reason = ${move.reason}, note = CASE WHEN ${move.note} = '' THEN note ELSE ${move.note} END,
        reviewed_at = CASE WHEN ${reviewed}::boolean THEN app_now() ELSE reviewed_at END,
        approved_by = CASE WHEN ${event} = 'approve' THEN ${move.staffId}::uuid ELSE approved_by END,
        paid_by = CASE WHEN ${event} = 'pay' THEN ${move.staffId}::uuid ELSE paid_by END,
        provider_number = ${move.providerNumber}, proofs = ${json(move.proofs)}
      WHERE id = ${seen.id} AND state = ${seen.state} AND version = ${seen.version} RETURNING id
    )
    INSERT INTO withdrawal_history (withdrawal_id, event, from_state, to_state, actor, who, note)
    SELECT id, ${event}, ${seen.state}, ${to}, ${move.actor}, ${move.who}, ${move.reason || move.note} FROM moved
    RETURNING 1`.execute(tx);
  invariant(rows.length === 1, `withdrawal ${seen.id} is not ${seen.state}`);
}

export type HistoryLine = {
  readonly state: WithdrawalState;
  readonly who: string;
  readonly note: string;
  readonly at: Date;
};

/** Everything that happened to a withdrawal, in its order. */
export async function historyOf(db: Queryable, id: string): Promise<HistoryLine[]> {
  const { rows } = await sql<HistoryLine>`
    SELECT to_state AS state, who, note, at FROM withdrawal_history WHERE withdrawal_id = ${id} ORDER BY id`.execute(
    db,
  );
  return rows;
}
