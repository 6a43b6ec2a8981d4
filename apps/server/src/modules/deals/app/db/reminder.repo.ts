import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { customersAs } from '../../../accounts/core.ts';
import { productsAs } from '../../../catalog/core.ts';
import { travelDealsAs } from '../../../travel-deals/core.ts';

const travelDeals = travelDealsAs('d');
const products = productsAs('p');
const customers = customersAs('c');

/** Deals that a customer wants to be reminded of. */
export async function remindersOf(db: Queryable, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT deal_id AS id FROM deal_reminder WHERE customer_id = ${customerId} ORDER BY created_at DESC, deal_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function writeReminder(
  db: Queryable,
  of: { readonly dealId: string; readonly customerId: string },
): Promise<void> {
  await sql`INSERT INTO deal_reminder (deal_id, customer_id) VALUES (${of.dealId}, ${of.customerId})
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function deleteReminder(
  db: Queryable,
  of: { readonly dealId: string; readonly customerId: string },
): Promise<void> {
  await sql`DELETE FROM deal_reminder WHERE deal_id = ${of.dealId} AND customer_id = ${of.customerId}`.execute(db);
}

/** Erases what is known of a customer's wishes. */
export async function eraseReminders(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM deal_reminder WHERE customer_id = ${customerId}`.execute(tx);
}

export type DueReminder = {
  readonly dealId: string;
  readonly customerId: string;
  readonly title: Localized;
  readonly startsAt: Date;
  /** Of the customer, or the shop's. */
  readonly zone: string | null;
};

const deals = sql`
  SELECT f.id, ${products.name} AS title, f.starts_at, f.ends_at, f.enabled AND ${products.isOnline} AS open
    FROM flash_deal f
    JOIN ${products.table} ON ${products.id} = f.product_id
  UNION ALL SELECT ${travelDeals.id}, ${travelDeals.title}, ${travelDeals.startsAt}, ${travelDeals.endsAt},
    ${travelDeals.isOn} FROM ${travelDeals.table}`;

/** Reminders of deals that begin within some minutes, or have begun since. */
export async function dueReminders(db: Queryable, of: { minutes: number; limit: number }): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    SELECT r.deal_id AS "dealId", r.customer_id AS "customerId", d.title, d.starts_at AS "startsAt",
      ${customers.timeZone} AS zone
    FROM deal_reminder r JOIN (${deals}) d ON d.id = r.deal_id JOIN ${customers.table} ON ${customers.id} = r.customer_id
    WHERE d.open AND d.ends_at > app_now() AND d.starts_at <= app_now() + make_interval(mins => ${of.minutes}::int)
    ORDER BY d.starts_at, r.deal_id, r.customer_id LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** Deletes reminders of deals that are over or no longer exist. */
export async function dropOldReminders(db: Queryable): Promise<void> {
  await sql`DELETE FROM deal_reminder r WHERE NOT EXISTS (
    SELECT FROM (${deals}) d WHERE d.id = r.deal_id AND d.ends_at > app_now())`.execute(db);
}
