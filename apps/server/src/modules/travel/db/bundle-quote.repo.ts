import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { TravelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { FrozenBundle } from '../domain/frozen-bundle.ts';

export type BundleQuoteRow = {
  readonly id: string;
  readonly kind: BundleKind;
  readonly request: Record<string, unknown>;
  readonly frozen: FrozenBundle;
  readonly expiresAt: Date;
  readonly expired: boolean;
  /** Whether it became a bundle, which has its id. */
  readonly placed: boolean;
};

/** Stores a quote for so many minutes; returns when it expires. */
export async function insertBundleQuote(
  tx: Queryable,
  quote: Pick<BundleQuoteRow, 'id' | 'kind' | 'request' | 'frozen'> & { readonly customerId: string },
  minutes: number,
): Promise<Date> {
  const { rows } = await staticSql<{ expiresAt: Date }>`
    INSERT INTO travel_bundle_quote (id, customer_id, kind, request, frozen, expires_at)
    VALUES (${quote.id}, ${quote.customerId}, ${quote.kind}, ${json(quote.request)}, ${json(quote.frozen)},
      app_now() + ${minutes}::int * interval '1 minute')
    RETURNING expires_at AS "expiresAt"`.execute(tx);
  return rows[0]?.expiresAt as Date;
}

/** Replaces what a quote froze, for so many minutes from now; returns when it expires. */
export async function replaceBundleQuote(tx: Tx, id: string, frozen: FrozenBundle, minutes: number): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    UPDATE travel_bundle_quote SET frozen = ${json(frozen)}, expires_at = app_now() + ${minutes}::int * interval '1 minute'
    WHERE id = ${id} RETURNING expires_at AS "expiresAt"`.execute(tx);
  return rows[0]?.expiresAt as Date;
}

/** What a quote is of and what its parts were asked for. */
export type AskedParts = Pick<BundleQuoteRow, 'kind'> & {
  readonly subjectId: string;
  readonly parts: readonly { readonly kind: TravelKind; readonly request: Record<string, unknown> }[];
};

/** What the parts of a customer's own quote were asked for, of one that became no bundle yet; null for none. */
export async function askedParts(
  db: Queryable,
  of: { readonly customerId: string; readonly quoteId: string },
): Promise<AskedParts | null> {
  const { rows } = await sql<Pick<BundleQuoteRow, 'kind' | 'frozen'>>`
    SELECT q.kind, q.frozen FROM travel_bundle_quote q WHERE q.id = ${of.quoteId} AND q.customer_id = ${of.customerId}
      AND NOT EXISTS (SELECT FROM travel_bundle b WHERE b.id = q.id)`.execute(db);
  const [quote] = rows;
  return quote ? { kind: quote.kind, subjectId: quote.frozen.subjectId, parts: quote.frozen.parts } : null;
}

/** A customer's own quote, or null; locked to the end of the transaction where that is asked. */
export async function bundleQuote(
  db: Queryable,
  of: { readonly customerId: string; readonly quoteId: string; readonly lock?: boolean },
): Promise<BundleQuoteRow | null> {
  if (of.lock) await sql`SELECT 1 FROM travel_bundle_quote WHERE id = ${of.quoteId} FOR UPDATE`.execute(db);
  const { rows } = await sql<BundleQuoteRow>`
    SELECT q.id, q.kind, q.request, q.frozen, q.expires_at AS "expiresAt", q.expires_at <= app_now() AS expired,
      EXISTS (SELECT FROM travel_bundle b WHERE b.id = q.id) AS placed
    FROM travel_bundle_quote q WHERE q.id = ${of.quoteId} AND q.customer_id = ${of.customerId}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked, for a caller that has locked the customer: no other makes a bundle of it meanwhile. */
export async function lockOwnBundleQuote(
  tx: Tx,
  of: { readonly customerId: string; readonly quoteId: string },
): Promise<BundleQuoteRow | null> {
  const { rows } = await staticSql<BundleQuoteRow>`
    SELECT q.id, q.kind, q.request, q.frozen, q.expires_at AS "expiresAt", q.expires_at <= app_now() AS expired,
      EXISTS (SELECT FROM travel_bundle b WHERE b.id = q.id) AS placed
    FROM travel_bundle_quote q WHERE q.id = ${of.quoteId} AND q.customer_id = ${of.customerId} FOR UPDATE OF q`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Removes quotes that expired a day ago; returns how many. */
export async function pruneBundleQuotes(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM travel_bundle_quote WHERE id = ANY(ARRAY(
      SELECT id FROM travel_bundle_quote WHERE expires_at < app_now() - interval '1 day'
      ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
