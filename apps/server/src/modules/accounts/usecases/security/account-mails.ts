import { inTransaction } from '../../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../../platform/slice.ts';
import { sendMail } from '../../../mail/public.ts';
import { parameter } from '../../../settings/public.ts';
import { correspondent } from '../../db/security.repo.ts';
import { mailResetCode } from './forgot-password.ts';

/** Mails that follow events of accounts. */
export const accountSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'accounts.mail_welcome',
    event: 'account.registered',
    run: async ({ userId }) => {
      const points = await parameter(platform, 'points.email');
      await inTransaction(platform.db, async (tx) => {
        const owner = await correspondent(tx, userId);
        if (!owner) return;
        await sendMail(platform, tx, {
          to: owner.email,
          locale: owner.locale,
          template: 'welcome',
          values: { nickname: owner.nickname, points },
          key: `welcome/${userId}`,
          customerId: userId,
        });
      });
    },
  }),
  subscriber({
    name: 'accounts.mail_reset_code',
    event: 'account.reset_asked',
    run: async ({ userId, known = false }) => {
      if (userId) await mailResetCode(platform, userId, known);
    },
  }),
];
