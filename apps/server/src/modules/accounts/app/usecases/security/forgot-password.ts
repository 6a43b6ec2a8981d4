import { MINUTE, SECOND } from '@app/kernel/clock';
import { hashPassword } from '../../../../../platform/auth/passwords.ts';
import { inTransaction, type Queryable } from '../../../../../platform/db/connect.ts';
import { subject } from '../../../../../platform/http/count-tries.ts';
import { KNOWN_DAYS, type KnownDevice } from '../../../../../platform/http/known-device.ts';
import { type RateKey, rateRules } from '../../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { dropCodes, takeResetTry, UNDER_A_PASSWORD, useCode } from '../../../core/db/code.repo.ts';
import { customerForLogin, lockCustomer } from '../../../core/db/customer.repo.ts';
import { correspondent, customerByEmail, replacePassword } from '../../../core/db/security.repo.ts';
import { endAllSessions } from '../../../core/db/session.repo.ts';
import { CODE_SECONDS, isCode, RESEND_SECONDS } from '../../../core/domain/email-code.ts';
import { emailKey } from '../../domain/email-key.ts';
import type { Sessions } from '../authenticate.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { atCode } from './check-code.ts';
import { notifyPasswordChanged } from './notify-owner.ts';
import { sendCode } from './send-code.ts';

/** Codes for a new password: asked for on a known device, and anywhere. */
const RESETS = ['reset_known', 'reset'] as const;

type ResetRequest = { readonly email: string; readonly ip: string; readonly device: KnownDevice };

/**
 * Where somebody is who has forgotten the password of an e-mail. Each device that signed in as it and each address counts
 * apart, and all addresses that never did count together as well, so that one stranger takes nothing from anybody else.
 */
async function placeOf(platform: Platform, { email, ip, device }: ResetRequest) {
  const key = emailKey(email);
  const known = device.of(key);
  const network = subject(ip);
  const owner = known === null ? await customerForLogin(platform.db, email, KNOWN_DAYS) : null;
  const elsewhere = known === null && !owner?.knownIps.some((one) => subject(one) === network);
  return { key, device: known, elsewhere, counted: ['reset', key, known ?? network] satisfies RateKey };
}

/**
 * Asks for a code to choose a new password. Does and answers the same whether or not somebody has the e-mail: the code
 * is made by whoever hears the event. A device where the customer signed in before has a code with tries of its own, which
 * strangers cannot use up. Refuses rate.too_many.
 */
export async function askForReset(platform: Platform, given: ResetRequest) {
  const { limits, db, events } = platform;
  const { key, device, elsewhere, counted } = await placeOf(platform, given);
  if (device === null) await limits.take(rateRules.resetPerIp, given.ip);
  await limits.take(rateRules.emailCodeWait, counted);
  await limits.take(rateRules.emailCode, counted);
  if (elsewhere) await limits.take(rateRules.resetElsewhere, key);
  const customerId = await customerByEmail(db, given.email);
  await inTransaction(db, (tx) => events.emit(tx, 'account.reset_asked', { customerId, known: device !== null }));
  return { minutes: (CODE_SECONDS * SECOND) / MINUTE, resendSeconds: RESEND_SECONDS };
}

/**
 * Mails a code for a new password; one that a known device asked for is good on others too while nobody else asks.
 * Hearing of the same wish again sends nothing within a minute.
 */
export async function mailResetCode(platform: Platform, customerId: string, known: boolean): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const owner = await correspondent(tx, customerId);
    if (!owner) return;
    const { email, locale } = owner;
    const purposes = known ? ({ purpose: 'reset_known', also: 'reset' } as const) : ({ purpose: 'reset' } as const);
    await sendCode(platform, tx, { customerId, email, locale, ...purposes });
  });
}

export type Reset = {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly ip: string;
  readonly device: KnownDevice;
};

/** The code that was typed, with one of its tries taken, and which of the kinds it is; null when it is none of them. */
async function rightCode(db: Queryable, { email, code }: Reset, known: boolean) {
  for (const purpose of known ? RESETS : (['reset'] as const)) {
    const taken = await takeResetTry(db, email, purpose);
    if (taken && isCode(code, taken)) return { taken, purpose };
  }
  return null;
}

/**
 * Sets a new password by the code; every session ends and the owner is told. An unknown e-mail, a wrong code and one that
 * has run out are told apart by nothing. Refuses account.wrong_code, account.password_inconsistent,
 * account.password_too_common and rate.too_many.
 */
export async function resetPassword(platform: Platform, sessions: Sessions, reset: Reset): Promise<null> {
  const { db, limits } = platform;
  checkNewPassword(reset, [reset.email, reset.email.split('@')[0] ?? '']);
  const { key, device, elsewhere, counted } = await placeOf(platform, reset);
  if (device === null) {
    await limits.take(rateRules.resetTriesPerIp, reset.ip);
    await limits.take(rateRules.resetTries, counted);
    if (elsewhere) await limits.take(rateRules.resetTriesElsewhere, key);
  }
  const right = await rightCode(db, reset, device !== null);
  if (!right) return atCode('account.wrong_code');
  const hash = await hashPassword(reset.password);
  const { customerId } = right.taken;
  const ended = await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await useCode(tx, right.taken, right.purpose))) atCode('account.wrong_code');
    await dropCodes(tx, customerId, UNDER_A_PASSWORD);
    await replacePassword(tx, customerId, hash);
    await notifyPasswordChanged(platform, tx, customerId);
    return endAllSessions(tx, customerId);
  });
  sessions.ended(ended);
  await limits.clearEverywhere(rateRules.loginPerAccount, key);
  reset.device.remember(key);
  return null;
}
