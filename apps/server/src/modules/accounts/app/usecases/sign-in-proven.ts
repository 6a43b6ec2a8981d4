import { refuse } from '@app/contract/core/refuse';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { KnownDevice } from '../../../../platform/http/known-device.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { rememberLocale, securityOf } from '../../core/db/security.repo.ts';
import { emailKey } from '../domain/email-key.ts';
import { beginSession, type Device, type TokenAnswer } from './begin-session.ts';

export type Proven = Device & { readonly customerId: string; readonly locale: string; readonly device: KnownDevice };

/**
 * Signs in a customer who proved who they are by something else than the password; `take` uses that up in the transaction of
 * the session. Everything else is as after a password. Refuses auth.disabled and auth.user_missing.
 */
export async function signInProven(
  platform: Platform,
  who: Proven,
  take: (tx: Tx) => Promise<void>,
): Promise<TokenAnswer> {
  const { customerId, ip, userAgent } = who;
  const { email, passwordHash } = await securityOf(platform.db, customerId);
  const token = await inTransaction(platform.db, async (tx) => {
    await take(tx);
    const begun = await beginSession(platform, tx, { customerId, passwordHash, ip, userAgent });
    return begun ?? refuse('auth.disabled');
  });
  who.device.remember(emailKey(email));
  await rememberLocale(platform.db, customerId, who.locale);
  return token;
}
