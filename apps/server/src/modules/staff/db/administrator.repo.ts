import type { AdministratorEdit } from '@app/contract/staff/control/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { appNow, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { agentsAs, inSubtree } from '../../agents/core.ts';
import { merchantsAs } from '../../merchants/core.ts';
import { merchantNames } from '../../merchants/public.ts';

const agentRows = agentsAs('a');
const merchantRows = merchantsAs('m');

export type AdministratorRow = {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly roleId: string;
  readonly roleName: string;
  readonly roleSuper: boolean;
  readonly rolePermissions: string[];
  readonly superiorId: string | null;
  readonly superiorName: string | null;
  readonly agentId: string | null;
  readonly agentName: string | null;
  readonly merchantId: string | null;
  readonly merchantName: string | null;
  readonly enabled: boolean;
  readonly authenticator: boolean;
  readonly mustChangePassword: boolean;
  readonly sessions: number;
  readonly lastSignInAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
};

const columns = sql`s.id, s.username, s.name, s.role_id AS "roleId", r.name AS "roleName", r.super AS "roleSuper",
  r.permissions AS "rolePermissions", s.superior_id AS "superiorId", u.name AS "superiorName", s.agent_id AS "agentId",
  ${agentRows.name} AS "agentName", s.merchant_id AS "merchantId", ${merchantRows.name} AS "merchantName",
    s.disabled_at IS NULL AS enabled, s.totp_secret IS NOT NULL AS authenticator,
  s.must_change_password AS "mustChangePassword", s.created_at AS "createdAt", s.version,
  (SELECT count(*)::int FROM staff_session o WHERE o.staff_id = s.id AND o.ended_at IS NULL
    AND o.expires_at > statement_timestamp()) AS sessions,
  (SELECT max(o.created_at) FROM staff_session o WHERE o.staff_id = s.id) AS "lastSignInAt"`;
const from = sql`staff s JOIN staff_role r ON r.id = s.role_id LEFT JOIN staff u ON u.id = s.superior_id
  LEFT JOIN ${agentRows.table} ON ${agentRows.id} = s.agent_id
    LEFT JOIN ${merchantRows.table} ON ${merchantRows.id} = s.merchant_id`;

export type AdministratorFilter = {
  /** Only administrators of this agent and of those below; null for all. */
  readonly asking: string | null;
  readonly name?: string | undefined;
  readonly roleId?: string | undefined;
  readonly agentId?: string | undefined;
  readonly merchantId?: string | undefined;
  readonly enabled?: boolean | undefined;
};

function conditions({ asking, name, roleId, agentId, merchantId, enabled }: AdministratorFilter): RawBuilder<unknown> {
  const parts = [
    inSubtree('s.agent_id', asking),
    name && sql`(${holdsText(sql`s.name`, name)} OR ${holdsText(sql`s.username`, name)})`,
    roleId && sql`s.role_id = ${roleId}`,
    agentId && sql`s.agent_id = ${agentId}`,
    merchantId && sql`s.merchant_id = ${merchantId}`,
    enabled === undefined ? '' : sql`(s.disabled_at IS NULL) = ${enabled}`,
  ].filter((part) => typeof part === 'object');
  return sql.join(parts, sql` AND `);
}

/** A page of the administrators, newest first. */
export async function administratorsPage(
  db: Queryable,
  filter: AdministratorFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: AdministratorRow[]; total: number }> {
  const where = conditions(filter);
  return pageOf(db, {
    rows: sql<AdministratorRow>`SELECT ${columns} FROM ${from} WHERE ${where}
      ORDER BY s.created_at DESC, s.id DESC`,
    counted: sql`FROM staff s WHERE ${where}`,
    at: { page, limit },
  });
}

/** One administrator, if whoever asks sees them. */
export async function administratorById(
  db: Queryable,
  id: string,
  asking: string | null,
): Promise<AdministratorRow | undefined> {
  const { rows } = await sql<AdministratorRow>`
    SELECT ${columns} FROM ${from} WHERE s.id = ${id} AND ${inSubtree('s.agent_id', asking)}`.execute(db);
  return rows[0];
}

export async function isUsernameTaken(tx: Tx, username: string): Promise<boolean> {
  return (await sql`SELECT 1 FROM staff WHERE lower(username) = lower(${username})`.execute(tx)).rows.length > 0;
}

/** Whether `superiorId`, or anybody above, is `id`. */
export async function isAbove(tx: Tx, id: string, superiorId: string): Promise<boolean> {
  const { rows } = await sql`
    WITH RECURSIVE above AS (
      SELECT id, superior_id FROM staff WHERE id = ${superiorId}
      UNION SELECT s.id, s.superior_id FROM staff s JOIN above a ON s.id = a.superior_id
    ) SELECT 1 FROM above WHERE id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** Whether an agent is there and within the branch of whoever asks. */
export async function seesAgent(tx: Tx, agentId: string, asking: string | null): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${agentRows.table} WHERE ${agentRows.id} = ${agentId}
    AND ${inSubtree(agentRows.id, asking)}`.execute(tx);
  return rows.length > 0;
}

const valuesOf = ({ name, roleId, superiorId, agentId, merchantId }: AdministratorEdit) => ({
  name,
  role_id: roleId,
  superior_id: superiorId,
  agent_id: agentId,
  merchant_id: merchantId,
});

export async function insertAdministrator(
  tx: Tx,
  of: AdministratorEdit & { id: string; username: string; passwordHash: string },
): Promise<void> {
  const { id, username, passwordHash } = of;
  await tx
    .insertInto('staff')
    .values({ id, username, password_hash: passwordHash, must_change_password: true, ...valuesOf(of) })
    .execute();
}

type Change = {
  name: string;
  role_id: string;
  superior_id: string | null;
  agent_id: string | null;
  merchant_id: string | null;
  disabled_at: typeof appNow | null;
  password_hash: string;
  must_change_password: boolean;
  totp_secret: null;
  totp_last_step: null;
  totp_pending: null;
};

/** Changes an administrator, as the next version. */
export async function changeAdministrator(tx: Tx, id: string, change: Partial<Change>): Promise<void> {
  await tx
    .updateTable('staff')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export const saveAdministratorFields = (tx: Tx, id: string, edit: AdministratorEdit): Promise<void> =>
  changeAdministrator(tx, id, valuesOf(edit));

export const setDisabled = (tx: Tx, id: string, disabled: boolean): Promise<void> =>
  changeAdministrator(tx, id, { disabled_at: disabled ? appNow : null });

export type DeviceRow = { id: string; since: Date; expiresAt: Date; ip: string; userAgent: string };

/** Open sessions, newest first. */
export async function openDevices(db: Queryable, staffId: string): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    SELECT id, created_at AS since, expires_at AS "expiresAt", ip, user_agent AS "userAgent" FROM staff_session
    WHERE staff_id = ${staffId} AND ended_at IS NULL AND expires_at > statement_timestamp()
    ORDER BY created_at DESC, id LIMIT 100`.execute(db);
  return rows;
}

type Choice = { id: string; name: string };

/** What an administrator can be given, within the branch of whoever asks. */
export async function givable(db: Queryable, asking: string | null) {
  const [roles, agents, superiors, merchants] = await Promise.all([
    sql<Choice & { super: boolean; permissions: string[] }>`
      SELECT id, name, super, permissions FROM staff_role ORDER BY super DESC, ${nameOrder(sql`name`)}, id`.execute(db),
    sql<Choice & { parent: string | null }>`SELECT ${agentRows.id}, ${agentRows.name}, ${agentRows.parentId} AS parent
      FROM ${agentRows.table}
      WHERE ${inSubtree(agentRows.id, asking)} ORDER BY ${nameOrder(agentRows.name)},
        ${agentRows.id} LIMIT 2000`.execute(db),
    sql<Choice>`SELECT s.id, s.name FROM staff s
      WHERE s.disabled_at IS NULL AND ${inSubtree('s.agent_id', asking)} ORDER BY ${nameOrder(sql`s.name`)}, s.id LIMIT 2000`.execute(
      db,
    ),
    asking === null ? merchantNames(db, { onlyEnabled: true }) : [],
  ]);
  return { roles: roles.rows, agents: agents.rows, superiors: superiors.rows, merchants };
}
