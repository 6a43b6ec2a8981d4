import type { MailTemplate } from '@app/contract/mail/templates';
import { HOUR } from '@app/kernel/clock';
import { inTransaction, type Tx } from '../../../../../platform/db/connect.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { momentText, type OutgoingMail, sendMail } from '../../../../mail/public.ts';
import { type Correspondent, correspondent } from '../../../core/db/security.repo.ts';

/** Mails whoever an account belongs to, unless it is deleted. */
async function mailOwner<T extends MailTemplate>(
  platform: Platform,
  tx: Tx,
  customerId: string,
  mailTo: (owner: Correspondent) => Promise<Pick<OutgoingMail<T>, 'template' | 'values' | 'key'>>,
): Promise<void> {
  const owner = await correspondent(tx, customerId);
  if (!owner) return;
  await sendMail<T>(platform, tx, { to: owner.email, locale: owner.locale, customerId, ...(await mailTo(owner)) });
}

/** Tells the owner by mail that their password was changed. */
export const notifyPasswordChanged = (platform: Platform, tx: Tx, customerId: string): Promise<void> =>
  mailOwner(platform, tx, customerId, async (owner) => ({
    template: 'password_changed',
    values: { time: await momentText(platform, owner, platform.clock.now()) },
    key: `password_changed/${newId(platform.clock)}`,
  }));

/** Tells the owner by mail that somebody used up the tries to sign in, at most once an hour. Never throws. */
export async function notifyWrongSignIns(platform: Platform, customerId: string, ip: string): Promise<void> {
  const hour = Math.floor(platform.clock.real().getTime() / HOUR);
  const mail = async () => ({
    template: 'wrong_sign_ins' as const,
    values: { times: 10, ip },
    key: `wrong_sign_ins/${customerId}/${hour}`,
  });
  await inTransaction(platform.db, (tx) => mailOwner(platform, tx, customerId, mail)).catch((error) =>
    platform.log.error({ err: error }, 'the owner was not told of wrong sign-ins'),
  );
}
