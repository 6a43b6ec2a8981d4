import { HOUR } from '@app/kernel/clock';
import { inTransaction, type Tx } from '../../../../../platform/db/connect.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { momentText, sendMail } from '../../../../mail/public.ts';
import { correspondent } from '../../../core/db/security.repo.ts';

/** Tells the owner by mail that their password was changed. */
export async function notifyPasswordChanged(platform: Platform, tx: Tx, customerId: string): Promise<void> {
  const owner = await correspondent(tx, customerId);
  if (!owner) return;
  await sendMail(platform, tx, {
    to: owner.email,
    locale: owner.locale,
    template: 'password_changed',
    values: { time: await momentText(platform, owner, platform.clock.now()) },
    key: `password_changed/${newId(platform.clock)}`,
    customerId,
  });
}

/** Tells the owner by mail that somebody used up the tries to sign in, at most once an hour. Never throws. */
export async function notifyWrongSignIns(platform: Platform, customerId: string, ip: string): Promise<void> {
  const hour = Math.floor(platform.clock.real().getTime() / HOUR);
  await inTransaction(platform.db, async (tx) => {
    const owner = await correspondent(tx, customerId);
    if (!owner) return;
    await sendMail(platform, tx, {
      to: owner.email,
      locale: owner.locale,
      template: 'wrong_sign_ins',
      values: { times: 10, ip },
      key: `wrong_sign_ins/${customerId}/${hour}`,
      customerId,
    });
  }).catch((error) => platform.log.error({ err: error }, 'the owner was not told of wrong sign-ins'));
}
