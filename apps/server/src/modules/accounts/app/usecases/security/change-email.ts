import type { CodeState } from '@app/contract/accounts/security/schemas';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../../../platform/db/connect.ts';
import { rateRules } from '../../../../../platform/http/rate-limits.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { sendMail } from '../../../../mail/public.ts';
import { dropCodes, useCode } from '../../../core/db/code.repo.ts';
import { lockCustomer } from '../../../core/db/customer.repo.ts';
import { isRegistered, securityOf, takeEmail } from '../../../core/db/security.repo.ts';
import { runEmailVerifiedPorts } from '../../../core/usecases/ports.ts';
import { provePassword } from '../../../core/usecases/prove-password.ts';
import { atCode, checkCode } from './check-code.ts';
import { sendCodeOrWait } from './send-code.ts';

const atEmail = (key: ErrorKey): never => refuse(key, { fields: { email: `error.${key}` } });

/**
 * Asks for another e-mail: proves the password and sends a code to the new one. Nothing changes until it is entered.
 * Refuses account.wrong_password, account.email_same, account.email_registered and rate.too_many.
 */
export async function changeEmail(
  platform: Platform,
  customer: { readonly customerId: string; readonly locale: string },
  wish: { readonly email: string; readonly password: string },
): Promise<CodeState> {
  const { customerId, locale } = customer;
  const { email, passwordHash } = await securityOf(platform.db, customerId);
  if (email.toLowerCase() === wish.email.toLowerCase()) atEmail('account.email_same');
  const forgetTries = await provePassword(platform, { customerId, hash: passwordHash }, { password: wish.password });
  // Behind the password and the limit: only so often can anybody find out whether an e-mail has an account.
  await platform.limits.take(rateRules.emailCode, customerId);
  if (await isRegistered(platform.db, wish.email)) atEmail('account.email_registered');
  const sent = await inTransaction(platform.db, (tx) =>
    sendCodeOrWait(platform, tx, { customerId, purpose: 'change', email: wish.email, locale }),
  );
  await forgetTries();
  return sent;
}

/**
 * Takes the new e-mail by the code that was sent to it; the old one is told. It is verified thereby; gives the points
 * that brings. Refuses account.wrong_code, account.code_expired, account.code_spent and account.email_registered.
 */
export async function confirmEmail(
  platform: Platform,
  customerId: string,
  code: string,
): Promise<{ readonly pointsGranted: number }> {
  const taken = await checkCode(platform, { customerId, purpose: 'change' }, code);
  const pointsGranted = await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await useCode(tx, taken, 'change'))) atCode('account.code_expired');
    const before = await securityOf(tx, customerId);
    if (!(await takeEmail(tx, customerId, taken.email))) refuse('account.email_registered');
    // What was sent to the old e-mail proves nothing any more.
    await dropCodes(tx, customerId, ['verify', 'reset', 'reset_known']);
    await sendMail(platform, tx, {
      to: before.email,
      locale: before.locale,
      template: 'email_changed',
      values: { email: taken.email },
      key: `email_changed/${newId(platform.clock)}`,
      customerId,
    });
    return runEmailVerifiedPorts(platform, tx, customerId);
  });
  return { pointsGranted };
}
