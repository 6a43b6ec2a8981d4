import { randomUUID } from 'node:crypto';
import type { PermissionKey } from '@app/contract/core/permissions';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { hashToken } from '../../../platform/auth/tokens.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { saveImageCode } from '../db/staff.repo.ts';

export const PASSWORD = 'harbour-7';

/** Somebody of the staff with these permissions, made straight in the database. */
export async function hire(
  shop: TestApp,
  as: { username: string; permissions?: readonly PermissionKey[]; mustChangePassword?: boolean; totp?: boolean },
): Promise<{ id: string; secret: Secret | null }> {
  const { db } = shop.app.platform;
  const [id, roleId] = [randomUUID(), randomUUID()];
  const secret = as.totp ? new Secret() : null;
  await db
    .insertInto('staff_role')
    .values({ id: roleId, name: `role of ${as.username}`, permissions: [...(as.permissions ?? [])] })
    .execute();
  await db
    .insertInto('staff')
    .values({
      id,
      username: as.username,
      name: as.username,
      password_hash: await hashPassword(PASSWORD),
      must_change_password: as.mustChangePassword ?? false,
      role_id: roleId,
      totp_secret: secret?.base32 ?? null,
    })
    .execute();
  return { id, secret };
}

/** An image code whose answer the test knows: "abcd". */
export async function knownImageCode(shop: TestApp): Promise<{ captchaId: string; captcha: string }> {
  const id = randomUUID();
  await saveImageCode(shop.app.platform.db, { id, answerHash: hashToken(`${id} abcd`) });
  return { captchaId: id, captcha: 'abcd' };
}

/** The authenticator's code at the real present moment, moved by whole steps. */
export const codeAt = (shop: TestApp, secret: Secret, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: shop.app.platform.clock.real().getTime() + steps * 30_000 });

/** Signs in with both steps: name, password and image code, then the authenticator's or a recovery code. */
export async function signInTwice(
  shop: TestApp,
  given: { readonly username: string; readonly password: string; readonly code: string },
  image = knownImageCode(shop),
) {
  const { username, password, code } = given;
  const first = await shop.call(staffEndpoints.login, { body: { username, password, ...(await image) } });
  const challenge = String((first.data as unknown as { challenge?: string } | null)?.challenge);
  return shop.call(staffEndpoints.secondStep, { body: { challenge, code } });
}
