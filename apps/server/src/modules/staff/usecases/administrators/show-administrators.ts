import { refuse } from '@app/contract/core/refuse';
import type { Administrator, shapes } from '@app/contract/staff/control/staff-schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  type AdministratorRow,
  administratorById,
  administratorsPage,
  givable,
  openDevices,
} from '../../db/administrator.repo.ts';
import { rightsOf } from '../../db/rights.repo.ts';
import { reaches } from '../../domain/rights.ts';

type Query = z.output<(typeof shapes)['listAdministrators']['query']>;

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const shown = (row: AdministratorRow, lockedUntil: Date | undefined): Administrator => ({
  id: row.id,
  username: row.username,
  name: row.name,
  role: { id: row.roleId, name: row.roleName },
  superior: named(row.superiorId, row.superiorName),
  agent: named(row.agentId, row.agentName),
  merchant: named(row.merchantId, row.merchantName),
  enabled: row.enabled,
  authenticator: row.authenticator,
  mustChangePassword: row.mustChangePassword,
  lockedUntil: lockedUntil?.toISOString() ?? null,
  sessions: row.sessions,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

/** Tries at both steps of signing in are counted under this key, those from known places under it and the place. */
export const signInKey = (username: string): string => username.toLowerCase();

async function withLockouts(platform: Platform, rows: readonly AdministratorRow[]): Promise<Administrator[]> {
  const names = rows.map(({ username }) => signInKey(username));
  const { staffLogin, staffSecondStep } = rateRules;
  const [first, second] = await Promise.all(
    [staffLogin, staffSecondStep].map((rule) => platform.limits.spent(rule, names)),
  );
  return rows.map((row) => shown(row, first?.get(signInKey(row.username)) ?? second?.get(signInKey(row.username))));
}

/** A page of the administrators, newest first; an agent's staff sees those of the agent's own branch. */
export async function listAdministrators(platform: Platform, staff: TreeActor, query: Query) {
  const { page, limit, ...filter } = query;
  const { rows, total } = await administratorsPage(platform.db, { ...filter, asking: staff.agentId }, { page, limit });
  return { list: await withLockouts(platform, rows), total, page, limit };
}

/** One administrator as whoever asks sees them. Refuses record.not_found. */
export async function showAdministrator(
  platform: Platform,
  of: { id: string; asking: string | null; db?: Queryable },
): Promise<Administrator> {
  const row = (await administratorById(of.db ?? platform.db, of.id, of.asking)) ?? refuse('record.not_found');
  return (await withLockouts(platform, [row]))[0] as Administrator;
}

/** What an administrator can be given; roles beyond one's own rights are named and not allowed. */
export async function administratorChoices(platform: Platform, staff: TreeActor) {
  const mine = (await rightsOf(platform.db, staff.id)) ?? refuse('access.denied');
  const { roles, agents, superiors, merchants } = await givable(platform.db, staff.agentId);
  return {
    roles: roles.map(({ id, name, ...role }) => ({ id, name, allowed: reaches(mine, role) })),
    agents,
    merchants,
    superiors,
  };
}

/** The open sessions of an administrator, newest first. Refuses record.not_found. */
export async function listDevices(platform: Platform, staff: TreeActor, id: string) {
  if (!(await administratorById(platform.db, id, staff.agentId))) refuse('record.not_found');
  const rows = await openDevices(platform.db, id);
  return rows.map((row) => ({
    ...row,
    since: row.since.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    own: row.id === staff.sessionId,
  }));
}
