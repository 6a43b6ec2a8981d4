import { RESELLING } from '@app/contract/api-keys/reselling';
import type { Language, Locale } from '@app/contract/core/locale';
import { keyAuthenticator } from '../../../modules/api-keys/public.ts';
import { API_KEY_PREFIX, isApiKey } from '../../../platform/auth/api-key-token.ts';
import type { ScopedActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountOfKey, type ResellerAccount } from '../db/reseller-account.repo.ts';
import type { Capability } from '../domain/capabilities.ts';
import { OctoError } from '../domain/octo-error.ts';

/** Who calls: a key that sells tours, on whose account. */
export type Reseller = { readonly staff: ScopedActor; readonly account: ResellerAccount };

/** How an answer is to be. */
export type AnswerForm = {
  readonly capabilities: ReadonlySet<Capability>;
  readonly language: Language;
  readonly lang: Locale;
  /** The shop's own address, without a slash at its end. */
  readonly home: string;
};

/**
 * Returns who a key calls as. Throws UNAUTHORIZED without a key, and FORBIDDEN for one that is not good, may not sell tours, or whose account
 * is not open.
 */
export async function resellerOf(
  platform: Platform,
  of: { readonly token: string | null; readonly ip: string },
): Promise<Reseller> {
  const { token, ip } = of;
  if (token === null) throw new OctoError('UNAUTHORIZED');
  if (!token.startsWith(API_KEY_PREFIX) || !isApiKey(token)) throw new OctoError('FORBIDDEN');
  const staff = await keyAuthenticator(platform).authenticate(token, ip);
  if (typeof staff === 'string' || staff.apiKeyId === undefined) throw new OctoError('FORBIDDEN');
  if (!staff.permissions.has(RESELLING) || staff.worksFor === 'merchant') {
    throw new OctoError('FORBIDDEN', { say: 'This API key may not sell tours' });
  }
  const account = await accountOfKey(platform.db, { keyId: staff.apiKeyId, agentId: staff.agentId });
  if (!account) throw new OctoError('FORBIDDEN', { say: 'The account of this API key is not open' });
  return { staff, account };
}
