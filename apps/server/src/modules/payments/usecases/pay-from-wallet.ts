import { refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { channelOfKind } from '../db/channel.repo.ts';
import { pay } from './pay.ts';

/**
 * Pays a payment of a customer from their own wallet, as they do at the cashier. Refuses payment.channel_closed where the shop takes no
 * payments from wallets, and what `pay` refuses.
 */
export async function payFromWallet(
  platform: Platform,
  tx: Tx,
  of: { readonly paymentId: string; readonly customerId: string },
): Promise<void> {
  const channel = (await channelOfKind(tx, 'balance')) ?? refuse('payment.channel_closed');
  await pay(platform, tx, { payment: of.paymentId, customerId: of.customerId, channel, lang: 'en-US' });
}
