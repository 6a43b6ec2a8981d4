import type { StaffPostageRule, StaffTaxRule } from '@app/contract/charges/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import type { ChargeRules } from '../domain/terms-for.ts';

const terms = sql`r.counted_by AS by, r.first_unit AS "firstUnit", r.first_fee_usd AS "firstFeeUsd",
  r.next_unit AS "nextUnit", r.next_fee_usd AS "nextFeeUsd", r.free_from_usd AS "freeFromUsd",
  r.is_default AS "isDefault",
  ARRAY(SELECT c.country FROM postage_country c WHERE c.rule_id = r.id ORDER BY c.country) AS countries`;

/** Every rule in force, as pricing needs it. */
export async function chargeRules(db: Queryable): Promise<ChargeRules> {
  const postage = await sql<ChargeRules['postage'][number]>`SELECT ${terms} FROM postage_rule r`.execute(db);
  const tax = await sql<ChargeRules['tax'][number]>`SELECT name, country, region, bp FROM tax_rule`.execute(db);
  return { postage: postage.rows, tax: tax.rows };
}

export type RulePage = {
  readonly name?: string | undefined;
  readonly country?: string | undefined;
  readonly page: number;
  readonly limit: number;
};
type Stored<T> = Omit<T, 'updatedAt'> & { readonly updatedAt: Date };
type Found<T> = { readonly list: T[]; readonly total: number };

const shown = <T extends { updatedAt: Date }>(row: T) => ({ ...row, updatedAt: row.updatedAt.toISOString() });

async function paged<T extends { updatedAt: Date }>(
  db: Queryable,
  of: {
    columns: RawBuilder<unknown>;
    from: RawBuilder<unknown>;
    where: RawBuilder<unknown>;
    order: RawBuilder<unknown>;
  },
  page: RulePage,
): Promise<Found<Omit<T, 'updatedAt'> & { updatedAt: string }>> {
  const named = page.name ? holdsText(sql`r.name`, page.name) : sql`true`;
  const where = sql`WHERE ${of.where} AND ${named}`;
  const { rows } = await sql<T>`SELECT ${of.columns} FROM ${of.from} ${where} ORDER BY ${of.order}
    LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  const count = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${of.from} ${where}`.execute(db);
  return { list: rows.map(shown), total: count.rows[0]?.n ?? 0 };
}

const postageColumns = sql`r.id, r.name, ${terms}, r.version, r.updated_at AS "updatedAt"`;
const taxColumns = sql`r.id, r.name, r.country, r.region, r.bp, r.is_default AS "isDefault", r.version,
  r.updated_at AS "updatedAt"`;

/** A page of postage rules, the default one first. */
export const postagePage = (db: Queryable, page: RulePage): Promise<Found<StaffPostageRule>> =>
  paged<Stored<StaffPostageRule>>(
    db,
    {
      columns: postageColumns,
      from: sql`postage_rule r`,
      where: page.country
        ? sql`EXISTS (SELECT FROM postage_country c WHERE c.rule_id = r.id AND c.country = ${page.country})`
        : sql`true`,
      order: sql`r.is_default DESC, r.name, r.id`,
    },
    page,
  );

/** A page of tax rules, the default one first. */
export const taxPage = (db: Queryable, page: RulePage): Promise<Found<StaffTaxRule>> =>
  paged<Stored<StaffTaxRule>>(
    db,
    {
      columns: taxColumns,
      from: sql`tax_rule r`,
      where: page.country ? sql`r.country = ${page.country}` : sql`true`,
      order: sql`r.is_default DESC, r.country, r.region`,
    },
    page,
  );

/** Serialises changes of rules, so that no two take one place. */
export async function lockRules(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('charge_rules'))`.execute(tx);
}

/** One postage rule, or null. */
export async function postageRule(tx: Tx, id: string): Promise<StaffPostageRule | null> {
  const { rows } = await sql<Stored<StaffPostageRule>>`
    SELECT ${postageColumns} FROM postage_rule r WHERE r.id = ${id}`.execute(tx);
  return rows[0] ? shown(rows[0]) : null;
}

/** One tax rule, or null. */
export async function taxRule(tx: Tx, id: string): Promise<StaffTaxRule | null> {
  const { rows } = await sql<Stored<StaffTaxRule>>`
    SELECT ${taxColumns} FROM tax_rule r WHERE r.id = ${id}`.execute(tx);
  return rows[0] ? shown(rows[0]) : null;
}

export type PostageInput = Omit<StaffPostageRule, 'id' | 'version' | 'updatedAt' | 'isDefault'>;
export type TaxInput = Omit<StaffTaxRule, 'id' | 'version' | 'updatedAt' | 'isDefault'>;

/** Whether one of these countries has another rule. */
export async function countryTaken(tx: Tx, id: string, countries: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM postage_country WHERE country = ANY(${countries}::text[]) AND rule_id <> ${id} LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Whether another rule is for this very place. */
export async function placeTaken(tx: Tx, id: string, place: TaxInput): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM tax_rule WHERE country = ${place.country} AND lower(region) = lower(${place.region})
      AND id <> ${id} LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Writes a postage rule, new or changed, with its countries. */
export async function writePostage(tx: Tx, id: string, rule: PostageInput): Promise<void> {
  await sql`
    INSERT INTO postage_rule (id, name, counted_by, first_unit, first_fee_usd, next_unit, next_fee_usd, free_from_usd)
    VALUES (${id}, ${rule.name}, ${rule.by}, ${rule.firstUnit}, ${rule.firstFeeUsd}, ${rule.nextUnit},
      ${rule.nextFeeUsd}, ${rule.freeFromUsd})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, counted_by = excluded.counted_by,
      first_unit = excluded.first_unit, first_fee_usd = excluded.first_fee_usd, next_unit = excluded.next_unit,
      next_fee_usd = excluded.next_fee_usd, free_from_usd = excluded.free_from_usd,
      version = postage_rule.version + 1, updated_at = app_now()`.execute(tx);
  await sql`DELETE FROM postage_country WHERE rule_id = ${id}`.execute(tx);
  await sql`INSERT INTO postage_country (country, rule_id)
    SELECT country, ${id}::uuid FROM unnest(${rule.countries}::text[]) AS country`.execute(tx);
}

/** Without empty languages: there the English name stands in. */
const filled = (name: TaxInput['name']) => Object.fromEntries(Object.entries(name).filter(([, text]) => text));

/**
 * Writes a tax rule, new or changed. A changed one is not inserted first: PostgreSQL asks the table's constraints of the row to
 * insert before it looks for the one that is there, and that row would be no default.
 */
export async function writeTax(tx: Tx, id: string, rule: TaxInput): Promise<void> {
  const name = json(filled(rule.name));
  const changed = await sql`
    UPDATE tax_rule SET name = ${name}, country = ${rule.country}, region = ${rule.region}, bp = ${rule.bp},
      version = version + 1, updated_at = app_now() WHERE id = ${id}`.execute(tx);
  if (changed.numAffectedRows) return;
  await sql`
    INSERT INTO tax_rule (id, name, country, region, bp)
    VALUES (${id}, ${name}, ${rule.country}, ${rule.region}, ${rule.bp})`.execute(tx);
}

/** Removes a rule. */
export async function removeRule(tx: Tx, table: 'postage_rule' | 'tax_rule', id: string): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(tx);
}
