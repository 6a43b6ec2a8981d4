import type { Network } from '@app/contract/payments/channels/networks';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** What a customer was shown to pay by crypto. */
export type CryptoDue = {
  readonly attemptId: string;
  readonly providerKey: string;
  readonly channelId: string;
  readonly network: Network;
  readonly asset: string;
  readonly tokenContract: string;
  readonly decimals: number;
  readonly usdPerUnit: string;
  readonly address: string;
  /** Null when the address is the channel's own, shared by all. */
  readonly derivationIndex: number | null;
  /** On a shared address: whether the exact amount is this payment's alone. */
  readonly toldApart: boolean;
  readonly units: bigint;
  readonly usd: number;
  readonly shownAt: Date;
  readonly txHash: string | null;
  readonly confirmationsSeen: number | null;
  /** Its try has brought money. */
  readonly counted: boolean;
  readonly customerId: string;
  readonly paymentId: string;
};
type Stored = Omit<CryptoDue, 'units'> & { readonly units: string };

const columns = sql`d.attempt_id AS "attemptId", a.provider_key AS "providerKey", d.channel_id AS "channelId", d.network,
  d.asset, d.token_contract AS "tokenContract", d.decimals, d.usd_per_unit AS "usdPerUnit", d.address,
  d.derivation_index AS "derivationIndex", d.told_apart AS "toldApart", d.units::text AS units, d.usd,
  d.shown_at AS "shownAt", d.tx_hash AS "txHash", d.confirmations_seen AS "confirmationsSeen",
  a.state = 'paid' AS counted, p.id AS "paymentId", p.customer_id AS "customerId"`;
const from = sql`crypto_due d JOIN payment_attempt a ON a.id = d.attempt_id JOIN payment p ON p.id = a.payment_id`;
const whole = (row: Stored): CryptoDue => ({ ...row, units: BigInt(row.units) });

/** What was shown for a try, or null. */
export async function readDue(db: Queryable, attemptId: string): Promise<CryptoDue | null> {
  const { rows } = await sql<Stored>`SELECT ${columns} FROM ${from} WHERE d.attempt_id = ${attemptId}`.execute(db);
  return rows[0] ? whole(rows[0]) : null;
}

/** What was shown on a network in the last days, by whatever channel: late money may still come to it. */
export async function duesOn(db: Queryable, network: Network, days: number): Promise<readonly CryptoDue[]> {
  const { rows } = await sql<Stored>`
    SELECT ${columns} FROM ${from}
    WHERE d.network = ${network} AND d.released_at IS NULL
      AND d.created_at > app_now() - ${days} * interval '1 day'
    ORDER BY d.created_at`.execute(db);
  return rows.map(whole);
}

/** Gives out the next index of an extended public key; no other transaction ever gets the same one. */
export async function takeIndex(tx: Tx, keyHash: string): Promise<number> {
  const { rows } = await sql<{ index: number }>`
    INSERT INTO crypto_key AS k (key_hash, next_index) VALUES (${keyHash}, 1)
    ON CONFLICT (key_hash) DO UPDATE SET next_index = k.next_index + 1
    RETURNING next_index - 1 AS index`.execute(tx);
  return rows[0]?.index as number;
}

export type SharedPlace = { readonly network: Network; readonly address: string; readonly tokenContract: string };

/**
 * The least amount from `from` in steps that nobody else was shown for a shared address; null when all of them are
 * taken. Amounts whose try ended long ago are given out again. Others who ask for this address wait.
 */
export async function takeAmount(
  tx: Tx,
  place: SharedPlace,
  wanted: { from: bigint; step: bigint; count: number; keptDays: number },
): Promise<bigint | null> {
  const { network, address, tokenContract } = place;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`crypto/${network}/${address}/${tokenContract}`}, 0))`.execute(
    tx,
  );
  await sql`UPDATE crypto_due d SET released_at = app_now() FROM payment_attempt a
    WHERE a.id = d.attempt_id AND d.network = ${network} AND d.address = ${address}
      AND d.token_contract = ${tokenContract} AND d.derivation_index IS NULL AND d.released_at IS NULL
      AND d.created_at < app_now() - ${wanted.keptDays} * interval '1 day'
      AND (a.state <> 'pending' OR EXISTS (SELECT 1 FROM payment p WHERE p.id = a.payment_id AND p.state <> 'pending'))`.execute(
    tx,
  );
  const { rows } = await sql<{ units: string }>`
    SELECT units::text AS units
    FROM (SELECT ${wanted.from.toString()}::numeric + n * ${wanted.step.toString()}::numeric AS units
      FROM generate_series(1, ${wanted.count}::int) AS n) AS possible
    WHERE NOT EXISTS (SELECT 1 FROM crypto_due d WHERE d.network = ${network} AND d.address = ${address}
      AND d.token_contract = ${tokenContract} AND d.derivation_index IS NULL AND d.released_at IS NULL
      AND d.told_apart AND d.units = possible.units)
    ORDER BY units LIMIT 1`.execute(tx);
  return rows[0] ? BigInt(rows[0].units) : null;
}

export type NewDue = Omit<
  CryptoDue,
  'providerKey' | 'shownAt' | 'txHash' | 'confirmationsSeen' | 'counted' | 'customerId' | 'paymentId'
>;

/** Freezes what a customer is shown. */
export async function insertDue(tx: Tx, due: NewDue): Promise<void> {
  await sql`INSERT INTO crypto_due (attempt_id, channel_id, network, asset, token_contract, decimals, usd_per_unit,
      address, derivation_index, told_apart, units, usd)
    VALUES (${due.attemptId}, ${due.channelId}, ${due.network}, ${due.asset}, ${due.tokenContract}, ${due.decimals},
      ${due.usdPerUnit}, ${due.address}, ${due.derivationIndex}, ${due.toldApart}, ${due.units.toString()}::numeric, ${due.usd})`.execute(
    tx,
  );
}

/** Notes how deep a transfer for it lies, or that there is none; gives whether that is news. */
export async function noteSeen(
  db: Queryable,
  attemptId: string,
  seen: { txHash: string; confirmations: number } | null,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE crypto_due SET tx_hash = ${seen?.txHash ?? null}, confirmations_seen = ${seen?.confirmations ?? null}
    WHERE attempt_id = ${attemptId} AND (tx_hash IS DISTINCT FROM ${seen?.txHash ?? null}
      OR confirmations_seen IS DISTINCT FROM ${seen?.confirmations ?? null}::int)
    RETURNING 1`.execute(db);
  return rows.length === 1;
}
