import type { PermissionKey } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { lacksFixes, readServerVersion } from '../../../platform/db/known-fixes.ts';
import { rolesAs, staffAs } from '../../staff/core.ts';

const roles = rolesAs('r');
const staff = staffAs('s');

export type Prepared = {
  readonly channel: boolean;
  readonly second_person: boolean;
  readonly postage: boolean;
  readonly carrier: boolean;
  readonly pages: boolean;
  readonly category: boolean;
  readonly product: boolean;
  readonly database: boolean;
};

/** What somebody may do who is the second one. */
const REVIEW: PermissionKey = 'money.desk.review';
/** Pages that law or customers ask for; what is shipped of them is a start to be edited. */
const PAGES = ['about', 'condition', 'privacy', 'returnpolicy'];

/**
 * What the shop has prepared of its own: a channel that brings money in, two people of the house who may approve a payment
 * (or a threshold of its own from which both are needed), its postage (the rule that is shipped counts once
 * it was saved), a parcel service, every shipped page edited, a category, a product on sale, a
 * database without known faults.
 */
export async function readPrepared(db: Queryable): Promise<Prepared> {
  const { rows } = await sql<Omit<Prepared, 'database'>>`SELECT
    EXISTS (SELECT FROM payment_channel WHERE payment_enabled AND kind NOT IN ('balance', 'sandbox')) AS channel,
    EXISTS (SELECT FROM parameter WHERE key = 'payment.second_approval_usd') OR 1 < (
      SELECT count(*) FROM ${staff.table} JOIN ${roles.table} ON ${roles.id} = ${staff.roleId}
       WHERE ${staff.disabledAt} IS NULL AND ${staff.agentId} IS NULL AND ${roles.isEnabled}
         AND (${roles.isSuper} OR ${REVIEW} = ANY(${roles.permissions}))) AS second_person,
    EXISTS (SELECT FROM postage_rule WHERE version > 1 OR NOT is_default) AS postage,
    EXISTS (SELECT FROM logistics_company WHERE enabled) AS carrier,
    NOT EXISTS (SELECT FROM article WHERE key = ANY(${PAGES}) AND version = 1) AS pages,
    EXISTS (SELECT FROM category) AS category,
    EXISTS (SELECT FROM product WHERE online) AS product`.execute(db);
  const [prepared] = rows;
  if (!prepared) throw new Error('a SELECT without FROM gave no row');
  return { ...prepared, database: lacksFixes(await readServerVersion(db)) === null };
}
