import type { Locale } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { Cashier, PayableKind } from '@app/contract/payments/schemas';
import type { CurrencyRule } from '@app/kernel/money';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn } from '../../currencies/public.ts';
import { balances } from '../../ledger/core.ts';
import { toPrice } from '../../pricing/public.ts';
import { channelKinds } from '../channels/registry.ts';
import type { ChannelRow } from '../db/channel.repo.ts';
import { openChannels, shownChannel, withinLimits } from './channels.ts';
import { findPayment, type PaymentReference, type SeenPayment, statusOf } from './find-payment.ts';
import { type PayableDescription, payablePort } from './payables.ts';

const frozenPrice =
  (rule: CurrencyRule) =>
  (usd: number): Price =>
    toPrice(usd, rule);

/** How amounts of a payable are shown: in what it froze, else in the currency asked for. */
export const priceOf = async (
  platform: Platform,
  payable: PayableDescription,
  currency: string,
): Promise<(usd: number) => Price> => (payable.currency ? frozenPrice(payable.currency) : priceIn(platform, currency));

/** What is due, of what and until when, as whoever may see the payment is shown it; its id is its owner's alone. */
export const whatIsDue = (
  payment: SeenPayment,
  payable: PayableDescription,
  { price, now }: { readonly price: (usd: number) => Price; readonly now: Date },
) => ({
  ...statusOf(payment),
  number: payment.number,
  payable: {
    kind: payment.payableKind,
    id: payment.own ? payment.payableId : null,
    number: payable.number,
    title: payable.title,
  },
  amount: price(payment.amountUsd),
  serverTime: now.toISOString(),
  own: payment.own,
});

/** The open channels that can pay a kind of payable; one that is not set up cannot tell how to pay. */
export async function channelsFor(platform: Platform, payable: PayableKind): Promise<ChannelRow[]> {
  const notBy = payablePort.of(platform, payable).notBy ?? [];
  const open = (await openChannels(platform)).filter(({ kind }) => !notBy.includes(kind));
  const ready = await Promise.all(
    open.map(({ id, kind }) => {
      const channel = channelKinds[kind];
      return channel?.how !== 'proof' || channel.ready(platform, id);
    }),
  );
  return open.filter((_channel, index) => ready[index]);
}

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
  const kind = payablePort.of(platform, payment.payableKind);
  const payableNow = (await kind.payableNow?.(db, payment.payableId)) ?? true;
  const [payable, channels, wallet] = await Promise.all([
    kind.describe(db, payment.payableId, call.lang),
    payableNow ? channelsFor(platform, payment.payableKind) : [],
    call.customerId ? balances(db, call.customerId) : null,
  ]);
  const price = await priceOf(platform, payable, call.currency);
  const available = wallet?.available ?? null;
  return {
    ...whatIsDue(payment, payable, { price, now: clock.now() }),
    payableNow,
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
