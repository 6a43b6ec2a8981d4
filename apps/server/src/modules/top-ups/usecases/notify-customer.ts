import type { DomainEvents } from '@app/contract/core/events';
import { SETTLEMENT } from '@app/kernel/money';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { amountText } from '../../mail/public.ts';
import { notify } from '../../messaging/public.ts';
import { numbersOf } from '../db/top-up.repo.ts';

const SUBJECTS = { paid: 'top_up_paid', cancelled: 'top_up_cancelled', failed: 'top_up_failed' } as const;

/** Tells the owner in their inbox how a top-up ended, once; not what they did themselves. */
async function notifyCustomer(platform: Platform, event: DomainEvents['top_up.changed']): Promise<void> {
  const { topUpId, customerId, to, usd } = event;
  if (event.event === 'cancel') return;
  const number = (await numbersOf(platform.db, [topUpId])).get(topUpId);
  if (!number) return;
  await notify(platform, platform.db, {
    customerId,
    subject: SUBJECTS[to],
    type: 'wallet',
    values: (locale) => ({ number, amount: amountText(locale, { minor: usd, currency: SETTLEMENT, decimals: 2 }) }),
    link: { kind: 'top_up', id: topUpId },
    key: `top_up/${topUpId}/${event.event}`,
  });
}

/** Messages that follow top-ups. */
export const topUpSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({ name: 'top_ups.tell', event: 'top_up.changed', run: (event) => notifyCustomer(platform, event) }),
];
