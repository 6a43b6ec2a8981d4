import { type PermissionKey, permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import { type Queryable, realNow, type Tx } from '../../../platform/db/connect.ts';
import { endChallenges } from './second-step.repo.ts';

export type StaffAccount = {
  id: string;
  username: string;
  name: string;
  passwordHash: string;
  mustChangePassword: boolean;
  agentId: string | null;
  merchantId: string | null;
  /** The name of their merchant; null for who works for none. */
  merchant: string | null;
  totpSecret: string | null;
  totpLastStep: number | null;
  disabled: boolean;
  role: string;
  permissions: PermissionKey[];
};

function heldPermissions(row: { super: boolean; permissions: string[] }): PermissionKey[] {
  if (row.super) return permissionKeys;
  const held: ReadonlySet<string> = new Set(row.permissions);
  return permissionKeys.filter((key) => held.has(key));
}

const accounts = (db: Queryable) =>
  db
    .selectFrom('staff as s')
    .innerJoin('staff_role as r', 'r.id', 's.role_id')
    .leftJoin('merchant as m', 'm.id', 's.merchant_id')
    .select([
      's.id',
      's.username',
      's.name',
      's.password_hash',
      's.must_change_password',
      's.agent_id',
      's.merchant_id',
      'm.name as merchant',
      'm.enabled as merchant_enabled',
      's.totp_secret',
      's.totp_last_step',
      's.disabled_at',
      'r.name as role',
      'r.enabled',
      'r.super',
      'r.permissions',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

const toAccount = (row: Row): StaffAccount => ({
  id: row.id,
  username: row.username,
  name: row.name,
  passwordHash: row.password_hash,
  mustChangePassword: row.must_change_password,
  agentId: row.agent_id,
  merchantId: row.merchant_id,
  merchant: row.merchant,
  totpSecret: row.totp_secret,
  totpLastStep: row.totp_last_step,
  disabled: row.disabled_at !== null || !row.enabled || row.merchant_enabled === false,
  role: row.role,
  permissions: heldPermissions(row),
});

export async function accountByUsername(db: Queryable, username: string): Promise<StaffAccount | null> {
  const row = await accounts(db)
    .where((eb) => eb(eb.fn('lower', ['s.username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  return row ? toAccount(row) : null;
}

export async function accountById(db: Queryable, id: string): Promise<StaffAccount | null> {
  const row = await accounts(db).where('s.id', '=', id).executeTakeFirst();
  return row ? toAccount(row) : null;
}

/** Whether someone of the staff has an authenticator bound. */
export async function hasAuthenticator(db: Queryable, id: string): Promise<boolean> {
  return (await sql`SELECT 1 FROM staff WHERE id = ${id} AND totp_secret IS NOT NULL`.execute(db)).rows.length > 0;
}

/** Locks the row of someone of the staff until the transaction ends: what is counted per person is changed behind it. */
export const lockStaff = async (tx: Tx, id: string): Promise<void> =>
  void (await sql`SELECT 1 FROM staff WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx));

/** Takes a time step of the authenticator, forward only: a code works once (reliability, S8). */
export async function takeTotpStep(db: Queryable, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', staffId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setPassword(db: Queryable, staffId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('staff')
    .set({ password_hash: passwordHash, must_change_password: false, totp_pending: null, version: sql`version + 1` })
    .where('id', '=', staffId)
    .execute();
}

/** The addresses this member of staff signed in from in the last days; none for nobody. */
export async function signedInFrom(db: Queryable, staffId: string | null, days: number): Promise<string[]> {
  const { rows } = await sql<{ ip: string }>`
    SELECT DISTINCT ip FROM staff_session
     WHERE staff_id = ${staffId}::uuid AND created_at > statement_timestamp() - ${days} * interval '1 day'`.execute(db);
  return rows.map(({ ip }) => ip);
}

export type OpenSession = { id: string; staffId: string };

export async function insertSession(
  db: Queryable,
  session: { id: string; staffId: string; tokenHash: Buffer; hours: number; ip: string; userAgent: string },
): Promise<void> {
  await db
    .insertInto('staff_session')
    .values({
      id: session.id,
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      expires_at: sql<Date>`statement_timestamp() + ${session.hours} * interval '1 hour'`,
      ip: session.ip,
      user_agent: session.userAgent,
    })
    .execute();
}

/** The session of a token and how it stands now, or null when there never was one. */
export async function sessionByToken(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ id: string; staffId: string; ended: boolean; expired: boolean } | null> {
  const row = await db
    .selectFrom('staff_session')
    .select(['id', 'staff_id', 'ended_at', sql<boolean>`expires_at <= statement_timestamp()`.as('expired')])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? { id: row.id, staffId: row.staff_id, ended: row.ended_at !== null, expired: row.expired } : null;
}

/** Locks an account whose password is still the one that was proved; false where it has been changed meanwhile. */
export async function lockWithPassword(tx: Tx, of: { id: string; passwordHash: string }): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM staff WHERE id = ${of.id} AND password_hash = ${of.passwordHash} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

/**
 * Ends sessions of one person: one of them, or all but one, and with all of them the sign-ins that wait for their second
 * step. Returns the ids that ended.
 */
export async function endSessions(
  db: Queryable,
  which: { staffId: string; only?: string; except?: string },
): Promise<string[]> {
  let query = db
    .updateTable('staff_session')
    .set({ ended_at: realNow })
    .where('staff_id', '=', which.staffId)
    .where('ended_at', 'is', null)
    .returning('id');
  if (which.only) query = query.where('id', '=', which.only);
  else await endChallenges(db, which.staffId);
  if (which.except) query = query.where('id', '<>', which.except);
  return (await query.execute()).map((row) => row.id);
}

export async function saveImageCode(db: Queryable, code: { id: string; answerHash: Buffer }): Promise<void> {
  await db
    .insertInto('image_code')
    .values({
      id: code.id,
      answer_hash: code.answerHash,
      expires_at: sql<Date>`statement_timestamp() + interval '5 minutes'`,
    })
    .execute();
  await db.deleteFrom('image_code').where('expires_at', '<', realNow).execute();
}

/** Takes an image code away and says what it was: each is good for one try. */
export async function takeImageCode(db: Queryable, id: string): Promise<Buffer | null> {
  const row = await db
    .deleteFrom('image_code')
    .where('id', '=', id)
    .returning(['answer_hash', sql<boolean>`expires_at > statement_timestamp()`.as('fresh')])
    .executeTakeFirst();
  return row?.fresh ? row.answer_hash : null;
}

/** Keeps a secret until a code of it confirms that somebody holds it. */
export async function keepPending(db: Queryable, staffId: string, secret: string): Promise<void> {
  await db.updateTable('staff').set({ totp_pending: secret }).where('id', '=', staffId).execute();
}

export async function pendingSecret(db: Queryable, staffId: string): Promise<string | null> {
  const row = await db.selectFrom('staff').select('totp_pending').where('id', '=', staffId).executeTakeFirst();
  return row?.totp_pending ?? null;
}

/** Binds the secret that waits, unless another one has taken its place; the step that confirmed it is used up. */
export async function bindPending(
  db: Queryable,
  staffId: string,
  of: { secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_secret: of.secret, totp_last_step: of.step, totp_pending: null, version: sql`version + 1` })
    .where('id', '=', staffId)
    .where('totp_pending', '=', of.secret)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
