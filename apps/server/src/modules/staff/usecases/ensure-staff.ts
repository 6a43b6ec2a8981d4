import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readableCode } from '@app/kernel/ids';
import { checkPassword, hashPassword } from '../../../platform/auth/passwords.ts';
import { newId } from '../../../platform/auth/tokens.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { logBySystem } from '../../../platform/http/operation-log.ts';
import { accountByUsername } from '../db/staff.repo.ts';

/** What the demo prints and the journeys use; nowhere but in demo mode. */
export const DEMO_STAFF_PASSWORD = 'avela-demo-1';
export const FIRST_STAFF_USERNAME = 'admin';

const fileOf = (config: Config): string => join(config.dataDir, 'staff-default-password');

/**
 * The installation's one default password: from the environment, the demo's own, or made once and kept on disk. Refuses
 * the demo's for a real shop.
 */
export function defaultStaffPassword(config: Config): string {
  if (config.env === 'production' && !config.demo && config.staffDefaultPassword === DEMO_STAFF_PASSWORD) {
    throw new Error('STAFF_DEFAULT_PASSWORD is the one of the demo, which everybody knows.');
  }
  if (config.staffDefaultPassword) return config.staffDefaultPassword;
  if (config.demo) return DEMO_STAFF_PASSWORD;
  const file = fileOf(config);
  mkdirSync(dirname(file), { recursive: true });
  try {
    // Of two processes that start together one writes; both read what is there.
    writeFileSync(file, `${readableCode(randomBytes(12), 12).toLowerCase()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Where a real shop's first administrator finds the password to begin with: a setting or a file. Null once it was
 * changed, and where what is there is not the password.
 */
export async function firstPasswordPlace(db: Queryable, config: Config): Promise<string | null> {
  const account = await accountByUsername(db, FIRST_STAFF_USERNAME);
  if (!account?.mustChangePassword) return null;
  const file = fileOf(config);
  const given = config.staffDefaultPassword ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  if (!(await checkPassword(given, account.passwordHash))) return null;
  return config.staffDefaultPassword ? 'STAFF_DEFAULT_PASSWORD' : resolve(file);
}

/** Makes the role that may do everything and the first administrator, unless there is any staff. */
export async function ensureFirstStaff(db: Queryable, config: Config): Promise<void> {
  const some = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (some) return;
  const passwordHash = await hashPassword(defaultStaffPassword(config));
  const roleId = newId();
  await db
    .insertInto('staff_role')
    .values({ id: roleId, name: 'Super administrator', super: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const role = await db.selectFrom('staff_role').select('id').where('super', '=', true).executeTakeFirstOrThrow();
  const staff = {
    id: newId(),
    username: FIRST_STAFF_USERNAME,
    name: 'Administrator',
    password_hash: passwordHash,
    must_change_password: !config.demo,
    role_id: role.id,
  };
  const made = await db
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  await logBySystem(db, {
    action: 'staff.create',
    record: `administrator/${made.id}`,
    before: null,
    after: { username: staff.username },
  });
}
