import type { DomainEvents } from '@app/contract/core/events';
import { SETTLEMENT } from '@app/kernel/money';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { amountText } from '../../mail/public.ts';
import { transferNotice } from '../../wallet/public.ts';
import { notify } from './notify.ts';

/** Tells both sides of a transfer between customers, once each; the other's name is masked. */
async function notifyTransfer(platform: Platform, event: DomainEvents['wallet.transferred']): Promise<void> {
  const { transferId, fromId, toId } = event;
  const notice = await transferNotice(platform.db, transferId);
  if (!notice) return;
  const amount = { minor: notice.amountUsd, currency: SETTLEMENT, decimals: 2 };
  const sides = [
    { customerId: fromId, subject: 'transfer_sent', name: notice.toName },
    { customerId: toId, subject: 'transfer_received', name: notice.fromName },
  ] as const;
  for (const { customerId, subject, name } of sides) {
    await notify(platform, platform.db, {
      customerId,
      subject,
      type: 'wallet',
      values: (locale) => ({ amount: amountText(locale, amount), name }),
      link: { kind: 'transfer', id: transferId },
      key: `${subject}/${transferId}`,
    });
  }
}

/** Messages that follow transfers. */
export const transferMessages = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'messaging.transferred',
    event: 'wallet.transferred',
    run: (event) => notifyTransfer(platform, event),
  }),
];
