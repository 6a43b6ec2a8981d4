import { randomUUID } from 'node:crypto';
import type { PermissionKey } from '@app/contract/core/permissions';
import { staffSettingsEndpoints } from '@app/contract/settings/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../apps/server/src/platform/auth/tokens.ts';
import { NIGHT } from './at-night.ts';
import { ask, onDatabase, type Product } from './products.ts';

export const STAFF = { username: 'admin', password: 'avela-demo-1' } as const;
export const DESK = { width: 1440, height: 900 } as const;

/** A session of the first administrator, of somebody named, or of somebody new who holds just these permissions. */
export async function staffToken(
  product: Product,
  permissions?: readonly PermissionKey[],
  username: string = STAFF.username,
): Promise<string> {
  const { token, hash } = newToken();
  await onDatabase(product, async (db) => {
    let staffId: string | undefined;
    if (permissions) {
      const role = randomUUID();
      staffId = randomUUID();
      await sql`INSERT INTO staff_role (id, name, permissions)
        VALUES (${role}, ${`journey ${role}`}, ${permissions}::text[])`.execute(db);
      await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id)
        VALUES (${staffId}, ${`journey-${staffId}`}, 'Sam', 'x', false, ${role})`.execute(db);
    } else {
      const { rows } = await sql<{ id: string }>`SELECT id FROM staff WHERE username = ${username}`.execute(db);
      staffId = rows[0]?.id;
    }
    await sql`INSERT INTO staff_session (id, staff_id, token_hash, expires_at)
      VALUES (${randomUUID()}, ${staffId}, ${hash}, app_now() + interval '400 days')`.execute(db);
  });
  return token;
}

/** Puts a staff session onto the device before the back office opens. */
export async function carryStaffSession(page: Page, token: string): Promise<void> {
  await page.addInitScript((text) => {
    // A sandboxed frame inside the page has no storage.
    if (window.top !== window || localStorage.getItem('journey')) return;
    localStorage.setItem('journey', '1');
    localStorage.setItem('avela.staff.token', text);
  }, token);
}

/** Gives the image code on the screen an answer the journey knows: only its hash is ever stored. */
export async function plantImageCode(product: Product, id: string, answer: string): Promise<void> {
  const hash = hashToken(`${id} ${answer.toLowerCase()}`);
  await onDatabase(product, async (db) => {
    const done = await sql`UPDATE image_code SET answer_hash = ${hash} WHERE id = ${id}`.execute(db);
    expect(done.numAffectedRows).toBe(1n);
  });
}

/** Sets a parameter of the shop. */
export async function setParameter(product: Product, id: string, value: string | number | boolean): Promise<void> {
  const token = await staffToken(product);
  const { version } = await ask(product, staffSettingsEndpoints.readParameter, { token, params: { id } });
  await ask(product, staffSettingsEndpoints.setParameter, { token, params: { id }, body: { value, version } });
}

/**
 * The names of the product's invariants that do not hold. Asking takes over a second: by day the answer is always none, and they
 * are asked of both products once, when all journeys are over (`start-products.ts`).
 */
export const brokenInvariants = async (product: Product): Promise<string[]> => (NIGHT ? askInvariants(product) : []);

/** Runs every invariant of the product; returns the names of those that do not hold. */
export async function askInvariants(product: Product): Promise<string[]> {
  const results = await ask(product, staffEndpoints.invariants, { token: await staffToken(product) });
  expect(results.length).toBeGreaterThan(10);
  return results.filter((result) => !result.ok).map((result) => `${result.slice}.${result.name}`);
}
