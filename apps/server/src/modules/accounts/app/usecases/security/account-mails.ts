import { inTransaction } from '../../../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../../../platform/slice.ts';
import { sendMail } from '../../../../mail/public.ts';
import { parameter } from '../../../../settings/public.ts';
import { correspondent } from '../../../core/db/security.repo.ts';
import { mailResetCode } from './forgot-password.ts';

async function mailWelcome(platform: Platform, customerId: string): Promise<void> {
  const points = await parameter(platform, 'points.email');
  await inTransaction(platform.db, async (tx) => {
    const owner = await correspondent(tx, customerId);
    if (!owner) return;
    const { email, locale, nickname } = owner;
    const mail = { to: email, locale, key: `welcome/${customerId}`, customerId };
    if (points > 0) await sendMail(platform, tx, { ...mail, template: 'welcome', values: { nickname, points } });
    else await sendMail(platform, tx, { ...mail, template: 'welcome_plain', values: { nickname } });
  });
}

/** Tells a customer for whom staff opened an account how to choose a password. */
async function mailOpened(platform: Platform, customerId: string): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const owner = await correspondent(tx, customerId);
    if (!owner) return;
    const { email, locale, nickname } = owner;
    const values = { nickname, email, query: `?email=${encodeURIComponent(email)}` };
    const mail = { to: email, locale, values, customerId };
    await sendMail(platform, tx, { ...mail, template: 'account_opened', key: `account_opened/${customerId}` });
  });
}

/** Mails that follow events of accounts. */
export const accountSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'accounts.mail_welcome',
    event: 'account.registered',
    run: ({ customerId, byStaff }) => (byStaff ? mailOpened(platform, customerId) : mailWelcome(platform, customerId)),
  }),
  subscriber({
    name: 'accounts.mail_reset_code',
    event: 'account.reset_asked',
    run: async ({ customerId, known = false }) => {
      if (customerId) await mailResetCode(platform, customerId, known);
    },
  }),
];
