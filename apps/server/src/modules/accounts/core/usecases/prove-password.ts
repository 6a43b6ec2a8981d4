import { refuse } from '@app/contract/core/refuse';
import { checkPassword } from '../../../../platform/auth/passwords.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { passwordOf } from '../db/customer.repo.ts';

/**
 * Has a signed-in customer prove their password; `typed` names the field it was typed into. Tries count together
 * wherever they are made. Returns the function that forgets them after the success of what was asked. Refuses
 * account.wrong_password at the field and rate.too_many.
 */
export async function provePassword(
  platform: Platform,
  of: { readonly customerId: string; readonly hash: string },
  typed: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const [[field, password] = ['password', '']] = Object.entries(typed);
  const counted = of.customerId;
  await platform.limits.take(rateRules.provePassword, counted);
  if (!(await checkPassword(password, of.hash))) {
    refuse('account.wrong_password', { fields: { [field]: 'error.account.wrong_password' } });
  }
  return () => platform.limits.clear(rateRules.provePassword, counted);
}

/**
 * The same for other slices, for what is asked right after it; tries are forgotten with the right password. Refuses
 * account.wrong_password at the field, rate.too_many and auth.user_missing.
 */
export async function proveCustomer(
  platform: Platform,
  customerId: string,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  const { hash } = await passwordOf(platform.db, customerId);
  const forgetTries = await provePassword(platform, { customerId, hash }, typed);
  await forgetTries();
}
