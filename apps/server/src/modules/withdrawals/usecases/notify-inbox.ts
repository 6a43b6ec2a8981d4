import type { DomainEvents } from '@app/contract/core/events';
import { SETTLEMENT } from '@app/kernel/money';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { amountText } from '../../mail/public.ts';
import { type NoticeSubject, notify } from '../../messaging/public.ts';
import { readWithdrawal } from '../db/withdrawal.repo.ts';

/** Steps the customer is notified of in their inbox; their own they see at once. */
const SUBJECTS: Readonly<Record<string, NoticeSubject>> = {
  approve: 'withdrawal_approve',
  reject: 'withdrawal_reject',
  pay: 'withdrawal_pay',
  fail: 'withdrawal_fail',
};

async function writeToInbox(
  platform: Platform,
  { withdrawalId, customerId, event }: DomainEvents['withdrawal.changed'],
) {
  const subject = SUBJECTS[event];
  if (!subject) return;
  const row = await readWithdrawal(platform.db, withdrawalId);
  if (!row) return;
  await notify(platform, platform.db, {
    customerId,
    type: 'wallet',
    subject,
    values: (locale) => ({
      number: row.number,
      amount: amountText(locale, { minor: row.amountUsd, currency: SETTLEMENT, decimals: 2 }),
      reason: row.reason,
    }),
    link: { kind: 'withdrawal', id: withdrawalId },
    key: `withdrawal/${withdrawalId}/${event}`,
  });
}

/** What happens to a withdrawal is told in the inbox, once. */
export const withdrawalSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({ name: 'withdrawals.inbox', event: 'withdrawal.changed', run: (event) => writeToInbox(platform, event) }),
];
