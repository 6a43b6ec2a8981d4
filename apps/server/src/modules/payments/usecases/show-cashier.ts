import type { Locale } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { Cashier } from '@app/contract/payments/schemas';
import { type CurrencyRule, convert, money } from '@app/kernel/money';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn } from '../../i18n/public.ts';
import { balances } from '../../wallet/public.ts';
import { channelKinds } from '../channels/registry.ts';
import type { ChannelRow } from '../db/channel.repo.ts';
import { openChannels, shownChannel, withinLimits } from './channels.ts';
import { findPayment, type PaymentReference, statusOf } from './find-payment.ts';
import { payableOf } from './payables.ts';

const frozenPrice =
  (rule: CurrencyRule) =>
  (usd: number): Price => ({ usd, amount: convert(money(usd), rule).minor, currency: rule.code });

/** Why a channel cannot pay this now, as a message key; null when it can. */
function reasonAgainst(channel: ChannelRow, usd: number, available: number | null): string | null {
  if (!withinLimits(channel, usd)) {
    return usd < (channel.minimumUsd ?? 0) ? 'payments.channel_too_small' : 'payments.channel_too_big';
  }
  if (channelKinds[channel.kind]?.how !== 'at_once') return null;
  if (available === null) return 'error.auth.sign_in_needed';
  return available < usd ? 'error.wallet.insufficient_balance' : null;
}

/**
 * What is due, until when and how it can be paid, to the owner or to whoever holds the access key; the latter is not
 * shown the order's id nor the key. Refuses record.not_found.
 */
export async function showCashier(
  platform: Platform,
  call: PaymentReference & { customerId: string | null; lang: Locale; currency: string },
): Promise<Cashier> {
  const { db, clock } = platform;
  const payment = await findPayment(db, call, call.customerId);
  const [payable, channels, wallet, shown] = await Promise.all([
    payableOf(platform, payment.payableKind).describe(db, payment.payableId, call.lang),
    openChannels(platform),
    call.customerId ? balances(db, call.customerId) : null,
    priceIn(platform, call.currency),
  ]);
  const price = payable.currency ? frozenPrice(payable.currency) : shown;
  const available = wallet?.available ?? null;
  return {
    ...statusOf(payment),
    number: payment.number,
    payable: {
      kind: 'goods_order',
      id: payment.own ? payment.payableId : null,
      number: payable.number,
      title: payable.title,
    },
    amount: price(payment.amountUsd),
    serverTime: clock.now().toISOString(),
    own: payment.own,
    accessKey: payment.own ? payment.accessKey : null,
    channels: channels.map((channel) => {
      const reason = reasonAgainst(channel, payment.amountUsd, available);
      const fromWallet = channel.kind === 'balance' && available !== null;
      return {
        ...shownChannel(channel, call.lang, price),
        usable: reason === null,
        reason,
        available: fromWallet ? price(available) : null,
      };
    }),
  };
}
