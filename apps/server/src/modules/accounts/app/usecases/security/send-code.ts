import type { CodeState } from '@app/contract/accounts/security/schemas';
import { refuse } from '@app/contract/core/refuse';
import { addMs, MINUTE, SECOND } from '@app/kernel/clock';
import type { Tx } from '../../../../../platform/db/connect.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { sendMail } from '../../../../mail/public.ts';
import { askedCode, type CodePurpose, putCode, type SentCode } from '../../../core/db/code.repo.ts';
import { CODE_SECONDS, newCode, RESEND_SECONDS } from '../../../core/domain/email-code.ts';

/** How the storefront is told of a code on its way: codes live in real time, devices count by the product's clock. */
export const toCodeState = (platform: Platform, sent: SentCode): CodeState => {
  const shown = (real: Date): string => addMs(real, platform.clock.offsetMs()).toISOString();
  return {
    email: sent.email,
    expiresAt: shown(sent.expiresAt),
    resendAt: shown(addMs(sent.sentAt, RESEND_SECONDS * SECOND)),
  };
};

type Recipient = {
  readonly customerId: string;
  readonly purpose: CodePurpose;
  /** Another purpose that the same code serves, unless one for it was sent less than a minute ago. */
  readonly also?: CodePurpose;
  readonly email: string;
  readonly locale: string;
};

/** Makes a new code and mails it; null when the last one of its purpose is younger than a minute. */
export async function sendCode(platform: Platform, tx: Tx, to: Recipient): Promise<SentCode | null> {
  const made = newCode();
  const sent = await putCode(tx, to, made);
  if (!sent) return null;
  if (to.also) await putCode(tx, { ...to, purpose: to.also }, made);
  await sendMail(platform, tx, {
    to: to.email,
    locale: to.locale,
    template: to.purpose === 'reset' || to.purpose === 'reset_known' ? 'reset_code' : 'email_code',
    values: { code: made.code, minutes: (CODE_SECONDS * SECOND) / MINUTE },
    key: `code/${newId(platform.clock)}`,
    customerId: to.customerId,
    usefulSeconds: CODE_SECONDS,
  });
  return sent;
}

/** The same for whoever asks for it themselves. Refuses rate.too_many with the seconds that are left of the minute. */
export async function sendCodeOrWait(platform: Platform, tx: Tx, to: Recipient): Promise<CodeState> {
  const sent = await sendCode(platform, tx, to);
  if (sent) return toCodeState(platform, sent);
  const last = await askedCode(tx, to.customerId, to.purpose);
  const waited = last ? (platform.clock.real().getTime() - last.sentAt.getTime()) / SECOND : 0;
  return refuse('rate.too_many', { retryAfter: Math.max(1, Math.ceil(RESEND_SECONDS - waited)) });
}
