import { MINUTE, SECOND } from '@app/kernel/clock';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { takeResetTry, useCode } from '../../db/code.repo.ts';
import { lockCustomer } from '../../db/customer.repo.ts';
import { correspondent, customerByEmail, replacePassword } from '../../db/security.repo.ts';
import { endAllSessions } from '../../db/session.repo.ts';
import { CODE_SECONDS, isCode, RESEND_SECONDS } from '../../domain/email-code.ts';
import { emailKey } from '../../domain/email-key.ts';
import type { Sessions } from '../authenticate.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { atCode } from './check-code.ts';
import { sendCode } from './send-code.ts';
import { tellPasswordChanged } from './tell-owner.ts';

/**
 * Asks for a code to choose a new password. Does and answers the same whether or not somebody has the e-mail: the code
 * is made by whoever hears the event. Refuses rate.too_many.
 */
export async function askForReset(platform: Platform, given: { readonly email: string; readonly ip: string }) {
  const { limits, db, events } = platform;
  const counted = `reset ${emailKey(given.email)}`;
  await limits.take(rateRules.resetPerIp, given.ip);
  await limits.take(rateRules.emailCodeWait, counted);
  await limits.take(rateRules.emailCode, counted);
  const userId = await customerByEmail(db, given.email);
  await inTransaction(db, (tx) => events.emit(tx, 'account.reset_asked', { userId }));
  return { minutes: (CODE_SECONDS * SECOND) / MINUTE, resendSeconds: RESEND_SECONDS };
}

/** Mails a code for a new password. Hearing of the same wish again sends nothing within a minute. */
export async function mailResetCode(platform: Platform, customerId: string): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const owner = await correspondent(tx, customerId);
    if (owner) await sendCode(platform, tx, { customerId, purpose: 'reset', email: owner.email, locale: owner.locale });
  });
}

export type Reset = {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly ip: string;
};

/**
 * Sets a new password by the code; every session ends and the owner is told. An unknown e-mail, a wrong code and one that
 * has run out are told apart by nothing. Refuses account.wrong_code, account.password_inconsistent,
 * account.password_too_common and rate.too_many.
 */
export async function resetPassword(platform: Platform, sessions: Sessions, reset: Reset): Promise<null> {
  const { db, limits } = platform;
  checkNewPassword(reset, [reset.email, reset.email.split('@')[0] ?? '']);
  await limits.take(rateRules.resetTriesPerIp, reset.ip);
  const taken = await takeResetTry(db, reset.email);
  if (!taken || !isCode(reset.code, taken)) return atCode('account.wrong_code');
  const hash = await hashPassword(reset.password);
  const { customerId } = taken;
  const ended = await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await useCode(tx, taken, 'reset'))) atCode('account.wrong_code');
    await replacePassword(tx, customerId, hash);
    await tellPasswordChanged(platform, tx, customerId);
    return endAllSessions(tx, customerId);
  });
  sessions.ended(ended);
  await limits.clear(rateRules.loginPerAccount, emailKey(reset.email));
  return null;
}
