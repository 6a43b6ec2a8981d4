import { randomBytes } from 'node:crypto';
import type { Locale } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { TopUp } from '@app/contract/top-ups/schemas';
import { invariant } from '@app/kernel/assert';
import { addMs, MINUTE } from '@app/kernel/clock';
import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { priceIn } from '../../currencies/public.ts';
import { channelsFor, openPayment } from '../../payments/public.ts';
import { parameter } from '../../settings/public.ts';
import { insertTopUp, isChannel, noteStep, openTopUps, readTopUp } from '../db/top-up.repo.ts';
import { NUMBER_BYTES, topUpNumber } from '../domain/top-up-number.ts';
import { viewTopUp } from './top-up-view.ts';

type Wish = {
  readonly customerId: string;
  readonly channelId: string;
  readonly amountUsd: number;
  readonly lang: Locale;
  readonly currency: string;
};

/** Refuses a channel that is not there or cannot fill a wallet now, and an amount it does not take, at its field. */
async function checkChannel(platform: Platform, tx: Tx, { channelId, amountUsd }: Wish): Promise<void> {
  const channel = (await channelsFor(platform, 'top_up')).find(({ id }) => id === channelId);
  if (!channel) {
    if (!(await isChannel(tx, channelId))) refuse('record.not_found');
    return refuse('payment.channel_closed', { fields: { channel: 'error.payment.channel_closed' } });
  }
  if (amountUsd < (channel.minimumUsd ?? 0)) refuseField('amount', 'field.below_channel');
  if (amountUsd > (channel.maximumUsd ?? Number.MAX_SAFE_INTEGER)) refuseField('amount', 'field.above_channel');
}

/**
 * Begins a top-up and opens its payment. The same wish again while it is open gives the open one. Refuses
 * record.not_found, payment.channel_closed, and top_up.unpaid_exists with `{topUpId, paymentId}` of the newest when too many are open.
 */
export async function beginTopUp(platform: Platform, tx: Tx, wish: Wish): Promise<TopUp> {
  const { customerId, channelId, amountUsd } = wish;
  await checkChannel(platform, tx, wish);
  const shown = { lang: wish.lang, price: await priceIn(platform, wish.currency) };
  await lockCustomer(tx, customerId);
  const open = await openTopUps(tx, customerId);
  const same = open.find(
    (one) => one.channel.id === channelId && one.amountUsd === amountUsd && one.proof !== 'submitted',
  );
  if (same) return viewTopUp(same, shown);
  const [newest] = open;
  if (newest && open.length >= (await parameter(platform, 'top_up.unpaid_max'))) {
    refuse('top_up.unpaid_exists', { topUpId: newest.id, paymentId: newest.paymentId });
  }
  const now = platform.clock.now();
  const id = newId(platform.clock);
  const expiresAt = addMs(now, (await parameter(platform, 'top_up.unpaid_minutes')) * MINUTE);
  const due = { payableKind: 'top_up', payableId: id, customerId, amountUsd, expiresAt, now };
  const { id: paymentId } = await openPayment(tx, due);
  const number = topUpNumber(now, randomBytes(NUMBER_BYTES));
  await insertTopUp(tx, { id, number, customerId, channelId, paymentId, amountUsd, expiresAt });
  await noteStep(tx, id, { event: 'create', to: 'pending', by: 'customer' });
  const made = await readTopUp(tx, id);
  invariant(made, 'what was written can be read');
  return viewTopUp(made, shown);
}
