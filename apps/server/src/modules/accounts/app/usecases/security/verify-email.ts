import type { CodeState } from '@app/contract/accounts/security/schemas';
import { assertThat } from '@app/contract/core/refuse';
import { inTransaction } from '../../../../../platform/db/connect.ts';
import { rateRules } from '../../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { askedCode, useCode } from '../../../core/db/code.repo.ts';
import { lockCustomer } from '../../../core/db/customer.repo.ts';
import { markVerified, securityOf } from '../../../core/db/security.repo.ts';
import { runEmailVerifiedPorts } from '../../../core/usecases/ports.ts';
import { atCode, checkCode } from './check-code.ts';
import { sendCodeOrWait } from './send-code.ts';

/**
 * Sends the code that verifies the customer's e-mail, or the one for a new e-mail they asked for once more.
 * Refuses account.email_verified, account.code_expired when no new e-mail was asked for, and rate.too_many.
 */
export async function sendEmailCode(
  platform: Platform,
  customer: { readonly customerId: string; readonly locale: string },
  purpose: 'verify' | 'change',
): Promise<CodeState> {
  const { customerId, locale } = customer;
  const { email, emailVerified } = await securityOf(platform.db, customerId);
  const asked = purpose === 'change' ? await askedCode(platform.db, customerId, purpose) : { email };
  if (purpose === 'verify') assertThat(!emailVerified, 'account.email_verified');
  assertThat(asked, 'account.code_expired');
  await platform.limits.take(rateRules.emailCode, customerId);
  return inTransaction(platform.db, (tx) =>
    sendCodeOrWait(platform, tx, { customerId, purpose, email: asked.email, locale }),
  );
}

/**
 * Verifies the e-mail by its code and grants what that brings; gives the points. Of simultaneous calls one succeeds.
 * Refuses account.wrong_code, account.code_expired, account.code_spent and account.email_verified.
 */
export async function verifyEmail(
  platform: Platform,
  customerId: string,
  code: string,
): Promise<{ readonly pointsGranted: number }> {
  const { emailVerified } = await securityOf(platform.db, customerId);
  assertThat(!emailVerified, 'account.email_verified');
  const taken = await checkCode(platform, { customerId, purpose: 'verify' }, code);
  const pointsGranted = await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await useCode(tx, taken, 'verify'))) atCode('account.code_expired');
    if (!(await markVerified(tx, customerId, taken.email))) atCode('account.code_expired');
    return runEmailVerifiedPorts(platform, tx, customerId);
  });
  return { pointsGranted };
}
