import type { CurrencyInput } from '@app/contract/currencies/staff-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

export type StaffCurrencyRow = {
  code: string;
  name: CurrencyInput['name'];
  symbol: string;
  decimals: number;
  enabled: boolean;
  is_default: boolean;
  sort_weight: number;
  version: number;
  updated_at: Date;
  rate: string | null;
  valid_from: Date | null;
  source: string | null;
  entered_by: string | null;
  stale: boolean;
  upcoming: number;
};
export type RateRow = {
  valid_from: Date;
  rate: string;
  source: string;
  entered_by: string;
  entered_at: Date;
  state: 'upcoming' | 'in_force' | 'past';
};

/** Every currency, off or on, with its rate in force, which is stale after `staleHours`. Heaviest first. */
export async function staffCurrencyRows(
  db: Queryable,
  given: { staleHours: number; code?: string },
): Promise<StaffCurrencyRow[]> {
  const { rows } = await sql<StaffCurrencyRow>`
    SELECT c.code, c.name, c.symbol, c.decimals, c.enabled, c.is_default, c.sort_weight, c.version, c.updated_at,
      trim_scale(r.rate)::text AS rate, r.valid_from, r.source, r.entered_by,
      c.enabled AND c.code <> 'USD'
        AND coalesce(r.valid_from < app_now() - make_interval(hours => ${given.staleHours}::int), true) AS stale,
      (SELECT count(*)::int FROM currency_rate u WHERE u.currency = c.code AND u.valid_from > app_now()) AS upcoming
      FROM currency c
      LEFT JOIN LATERAL (
        SELECT * FROM currency_rate WHERE currency = c.code AND valid_from <= app_now()
         ORDER BY valid_from DESC LIMIT 1
      ) r ON true
     WHERE ${given.code ?? null}::text IS NULL OR c.code = ${given.code ?? null}
     ORDER BY c.sort_weight DESC, c.code
  `.execute(db);
  return rows;
}

/** The version of a currency, its row locked; undefined for one nobody added. */
export async function lockCurrency(tx: Tx, code: string): Promise<number | undefined> {
  const row = await tx.selectFrom('currency').select('version').where('code', '=', code).forUpdate().executeTakeFirst();
  return row?.version;
}

/** Takes the mark of the default from whoever has it; its version grows. */
export async function clearDefaultCurrency(tx: Tx, exceptCode: string): Promise<void> {
  await sql`UPDATE currency SET is_default = false, version = version + 1, updated_at = app_now()
    WHERE is_default AND code <> ${exceptCode}`.execute(tx);
}

export async function insertCurrency(
  tx: Tx,
  code: string,
  values: CurrencyInput & { decimals: number },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO currency (code, name, symbol, decimals, enabled, is_default, sort_weight)
    VALUES (${code}, ${json(values.name)}::jsonb, ${values.symbol}, ${values.decimals}, ${values.enabled},
      ${values.isDefault}, ${values.sortWeight})
    ON CONFLICT DO NOTHING RETURNING code`.execute(tx);
  return rows.length === 1;
}

/** Saves what may change of a currency; its version grows by one. */
export async function writeCurrency(tx: Tx, code: string, values: CurrencyInput): Promise<void> {
  await sql`UPDATE currency SET name = ${json(values.name)}::jsonb, symbol = ${values.symbol},
    enabled = ${values.enabled}, is_default = ${values.isDefault}, sort_weight = ${values.sortWeight},
    version = version + 1, updated_at = app_now() WHERE code = ${code}`.execute(tx);
}

/** Counts a change of a currency's rates as one of the currency. */
export async function touchCurrency(tx: Tx, code: string): Promise<void> {
  await sql`UPDATE currency SET version = version + 1, updated_at = app_now() WHERE code = ${code}`.execute(tx);
}

/** Enters a rate, from now when `validFrom` is null. False when one begins at this moment, or the moment has passed. */
export async function insertRate(
  tx: Tx,
  given: { code: string; rate: string; source: string; validFrom: string | null; by: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO currency_rate (currency, valid_from, rate, source, entered_by)
    SELECT ${given.code}, at, ${given.rate}::numeric, ${given.source}, ${given.by}
      FROM (SELECT coalesce(${given.validFrom}::timestamptz, app_now()) AS at) chosen
     WHERE ${given.validFrom}::timestamptz IS NULL OR at > app_now()
    ON CONFLICT DO NOTHING RETURNING valid_from`.execute(tx);
  return rows.length === 1;
}

/** By how many percent a rate differs from the one before the moment it begins; null for the first. One decimal. */
export async function rateJump(
  db: Queryable,
  given: { code: string; rate: string; validFrom: string | null },
): Promise<number | null> {
  const { rows } = await sql<{ percent: string }>`
    SELECT round(abs(${given.rate}::numeric / rate - 1) * 100, 1)::text AS percent FROM currency_rate
     WHERE currency = ${given.code} AND valid_from <= coalesce(${given.validFrom}::timestamptz, app_now())
     ORDER BY valid_from DESC LIMIT 1`.execute(db);
  return rows[0] ? Number(rows[0].percent) : null;
}

/** Takes back a rate that has not begun. */
export async function deleteUpcomingRate(tx: Tx, code: string, validFrom: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM currency_rate WHERE currency = ${code}
    AND valid_from = ${validFrom}::timestamptz AND valid_from > app_now() RETURNING currency`.execute(tx);
  return rows.length === 1;
}

/** A page of a currency's rates, newest first. */
export async function ratesPage(
  db: Queryable,
  query: { code: string; limit: number; offset: number },
): Promise<{ rows: RateRow[]; total: number }> {
  const { rows } = await sql<RateRow>`
    SELECT valid_from, trim_scale(rate)::text AS rate, source, entered_by, entered_at,
      CASE WHEN valid_from > app_now() THEN 'upcoming'
        WHEN valid_from = (SELECT max(valid_from) FROM currency_rate i
          WHERE i.currency = r.currency AND i.valid_from <= app_now()) THEN 'in_force' ELSE 'past' END AS state
      FROM currency_rate r WHERE currency = ${query.code}
     ORDER BY valid_from DESC LIMIT ${query.limit} OFFSET ${query.offset}`.execute(db);
  const counted = await sql<{ n: number }>`SELECT count(*)::int AS n FROM currency_rate
    WHERE currency = ${query.code}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}
