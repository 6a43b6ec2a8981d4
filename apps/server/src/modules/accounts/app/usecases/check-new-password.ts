import { refuse } from '@app/contract/core/refuse';
import { isCommonPassword } from '../domain/common-passwords.ts';

/**
 * Checks a new password against its confirmation and against what is easy to guess; `known` is what others know about
 * the person. Refuses account.password_inconsistent and account.password_too_common, at their fields.
 */
export function checkNewPassword(
  given: { readonly password: string; readonly confirmPassword: string },
  known: readonly string[],
): void {
  if (given.password !== given.confirmPassword) {
    refuse('account.password_inconsistent', { fields: { confirmPassword: 'error.account.password_inconsistent' } });
  }
  if (isCommonPassword(given.password, known)) {
    refuse('account.password_too_common', { fields: { password: 'error.account.password_too_common' } });
  }
}
