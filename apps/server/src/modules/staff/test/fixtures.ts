import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { makeStaff, type StaffOf, staffToken } from '../../../reliability/every-endpoint.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export type Colleague = { id: string; token: string; roleId: string; username: string };

/** Somebody of the staff with a role of their own, signed in. */
export async function colleague(app: TestApp, of: StaffOf & { agentId?: string } = {}): Promise<Colleague> {
  const { db } = app.app.platform;
  const id = await makeStaff(db, of);
  const { rows } = await sql<{ roleId: string; username: string }>`
    SELECT role_id AS "roleId", username FROM staff WHERE id = ${id}`.execute(db);
  const { roleId, username } = rows[0] ?? { roleId: '', username: '' };
  return { id, token: await staffToken(db, id), roleId, username };
}

/** An agent below another one, or at the top. */
export async function agentBelow(app: TestApp, parent: string | null): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO agent (id, name, parent_id, level, invite_code)
    VALUES (${id}, ${`Agent ${id.slice(-4)}`}, ${parent}, ${parent ? 2 : 1}, ${id.slice(-12)})`.execute(
    app.app.platform.db,
  );
  return id;
}

export type Logged = {
  action: string;
  who: string;
  outcome: string;
  permission: string;
  call: string;
  before: unknown;
  after: unknown;
};

/** What the log says of a record, oldest first. */
export async function loggedOn(app: TestApp, record: string): Promise<Logged[]> {
  const { rows } = await sql<Logged>`SELECT action, who, outcome, permission, call, before, after FROM operation_log
    WHERE record = ${record} ORDER BY id`.execute(app.app.platform.db);
  return rows;
}
