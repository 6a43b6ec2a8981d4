import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../../../platform/slice.ts';
import { type CodePurpose, isSpent, type TakenTry, takeTry } from '../../../core/db/code.repo.ts';
import { isCode } from '../../../core/domain/email-code.ts';

/**
 * Looks whether a code is the one that was sent. The try is taken, and stays taken, before it is looked at, so that
 * simultaneous guesses count too. Refuses account.wrong_code at the field, account.code_expired and account.code_spent.
 */
export async function checkCode(
  platform: Platform,
  of: { readonly customerId: string; readonly purpose: CodePurpose },
  code: string,
): Promise<TakenTry> {
  const taken = await takeTry(platform.db, of.customerId, of.purpose);
  if (!taken) {
    const spent = await isSpent(platform.db, of.customerId, of.purpose);
    return spent ? atCode('account.code_spent') : atCode('account.code_expired');
  }
  return isCode(code, taken) ? taken : atCode('account.wrong_code');
}

/** Refuses at the field of the code. */
export const atCode = (key: 'account.wrong_code' | 'account.code_expired' | 'account.code_spent'): never =>
  refuse(key, { fields: { code: `error.${key}` } });
