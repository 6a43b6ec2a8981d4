import type { DomainEvents } from '@app/contract/core/events';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { notify } from '../../messaging/public.ts';
import { readWithdrawal } from '../db/withdrawal.repo.ts';

/** Steps the customer is notified of in their inbox; their own they see at once. */
const TOLD: ReadonlySet<string> = new Set(['approve', 'reject', 'pay', 'fail']);

async function writeToInbox(
  platform: Platform,
  { withdrawalId, customerId, event }: DomainEvents['withdrawal.changed'],
) {
  if (!TOLD.has(event)) return;
  const row = await readWithdrawal(platform.db, withdrawalId);
  if (!row) return;
  await notify(platform, platform.db, {
    customerId,
    type: 'wallet',
    subject: `withdrawal_${event}`,
    values: { number: row.number, amount: `$${(row.amountUsd / 100).toFixed(2)}`, reason: row.reason },
    link: { kind: 'withdrawal', id: withdrawalId },
    key: `withdrawal/${withdrawalId}/${event}`,
  });
}

/** What happens to a withdrawal is told in the inbox, once. */
export const withdrawalSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({ name: 'withdrawals.inbox', event: 'withdrawal.changed', run: (event) => writeToInbox(platform, event) }),
];
