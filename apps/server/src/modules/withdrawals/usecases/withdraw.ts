import { randomBytes } from 'node:crypto';
import { localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { PayoutDetails, PayoutKind } from '@app/contract/withdrawals/payout-details';
import type { WithdrawalDetail } from '@app/contract/withdrawals/schemas';
import { readableCode } from '@app/kernel/ids';
import type { Tx } from '../../../platform/db/connect.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { buyer, lockCustomer, proveCustomer } from '../../accounts/core.ts';
import { currencyRule, priceIn } from '../../currencies/public.ts';
import { balances, placeHold } from '../../ledger/core.ts';
import { type PayoutChannel, payoutAsset, payoutChannel, payoutChannels, payoutOf } from '../../payments/public.ts';
import { parameter } from '../../settings/public.ts';
import { type AccountRow, accountsOf, lockAccount } from '../db/account.repo.ts';
import { askedJustNow, insertWithdrawal, readWithdrawal } from '../db/withdrawal.repo.ts';
import { type Arrival, arrivesAsAsset, arrivesInCurrency } from '../domain/arrival.ts';
import { feeOf, mostWithin } from '../domain/fees.ts';
import { masked } from '../domain/payout-account.ts';
import { shownAccount, typedAccount } from './payout-accounts.ts';
import { showOwn, type WithdrawalReader } from './show-withdrawal.ts';

/** The same withdrawal again within so many seconds is one that was pressed twice. */
const PRESSED_TWICE_SECONDS = 10;
const NUMBER_LENGTH = 9;

const kindsOf = { bank: ['bank_card', 'bank_account'], crypto: ['crypto'] } as const satisfies Record<
  string,
  readonly PayoutKind[]
>;
const accountKinds = (channel: PayoutChannel): readonly PayoutKind[] => {
  const payout = payoutOf(channel);
  return payout ? kindsOf[payout] : [];
};

/** What arrives of an amount by a channel now. Refuses payment.channel_closed for a channel that is not configured. */
async function arrivalOf(platform: Platform, channel: PayoutChannel, usd: number): Promise<Arrival> {
  if (payoutOf(channel) === 'crypto') {
    return arrivesAsAsset(usd, (await payoutAsset(platform, channel.id)) ?? refuse('payment.channel_closed'));
  }
  const code = await parameter(platform, 'shop.withdrawal_currency');
  return arrivesInCurrency(usd, await currencyRule(platform, code));
}

const shownArrival = ({ amount, currency, decimals }: Arrival) => ({ amount, currency, decimals });

/** What can be withdrawn, by which channels, to which accounts. */
export async function showOptions(platform: Platform, { customerId, lang, currency }: WithdrawalReader) {
  const { db } = platform;
  const [money, person, channels, accounts, payoutCurrency, price] = await Promise.all([
    balances(db, customerId),
    buyer(db, customerId),
    payoutChannels(db),
    accountsOf(db, customerId),
    parameter(platform, 'shop.withdrawal_currency'),
    priceIn(platform, currency),
  ]);
  const assets = new Map(
    await Promise.all(channels.map(async ({ id }) => [id, await payoutAsset(platform, id)] as const)),
  );
  return {
    available: price(money.available),
    emailVerified: person.emailVerified,
    currency: (await currencyRule(platform, payoutCurrency)).code,
    channels: channels
      .filter((channel) => payoutOf(channel) !== 'crypto' || assets.get(channel.id))
      .map((channel) => ({
        id: channel.id,
        identifier: channel.identifier,
        kind: channel.kind,
        title: localize(channel.title, lang),
        image: channel.image,
        accountKinds: [...accountKinds(channel)],
        network: assets.get(channel.id)?.network ?? null,
        minimumUsd: channel.minimumUsd ?? 1,
        maximumUsd: channel.maximumUsd,
        feeUsd: channel.feeUsd,
        feeBp: channel.feeBp,
        allInUsd: mostWithin(channel, money.available),
      })),
    accounts: accounts.map(shownAccount),
  };
}

async function openChannel(tx: Tx | Platform['db'], id: string): Promise<PayoutChannel> {
  const channel = (await payoutChannel(tx, id)) ?? refuse('record.not_found');
  assertThat(channel.enabled && payoutOf(channel) !== null, 'payment.channel_closed');
  return channel;
}

/** Refuses an amount outside the channel's limits. */
function checkAmount(channel: PayoutChannel, usd: number): void {
  if (usd < (channel.minimumUsd ?? 1)) refuseField('amount', 'field.too_small');
  if (channel.maximumUsd !== null && usd > channel.maximumUsd) refuseField('amount', 'field.too_big');
}

/** Fee and arrival of an amount, before anything is asked for. Refuses record.not_found, payment.channel_closed and an amount outside the limits. */
export async function quoteWithdrawal(
  platform: Platform,
  wish: { customerId: string; channel: string; amount: number; currency: string },
) {
  const { amount: usd } = wish;
  const channel = await openChannel(platform.db, wish.channel);
  checkAmount(channel, usd);
  const feeUsd = feeOf(channel, usd);
  const price = await priceIn(platform, wish.currency);
  const { available } = await balances(platform.db, wish.customerId);
  return {
    amountUsd: usd,
    feeUsd,
    totalUsd: usd + feeUsd,
    amount: price(usd),
    fee: price(feeUsd),
    total: price(usd + feeUsd),
    arrives: shownArrival(await arrivalOf(platform, channel, usd)),
    covered: available >= usd + feeUsd,
  };
}

/** Before anything is held: not too often, and only with the password. Refuses rate.too_many and account.wrong_password. */
export async function allowWithdrawal(
  platform: Platform,
  { customerId, password }: { customerId: string; password: string },
): Promise<void> {
  await platform.limits.take(rateRules.withdrawal, customerId);
  await proveCustomer(platform, customerId, { password });
}

type Wish = WithdrawalReader & {
  readonly channel: string;
  readonly address: string | PayoutDetails;
  /** In cents. */
  readonly amount: number;
};

/** The account that is named, or the one that was typed, which is saved once. Refuses what does not fit the channel at `address`. */
async function accountFor(platform: Platform, tx: Tx, wish: Wish, channel: PayoutChannel): Promise<AccountRow> {
  const { customerId, address } = wish;
  const known =
    typeof address === 'string' ? ((await lockAccount(tx, customerId, address)) ?? refuse('record.not_found')) : null;
  const details = known?.details ?? (address as PayoutDetails);
  if (!accountKinds(channel).includes(details.kind)) refuseField('address', 'field.invalid');
  if (details.kind === 'crypto') {
    const asset = (await payoutAsset(platform, channel.id)) ?? refuse('payment.channel_closed');
    if (asset.network !== details.network) refuseField('address', 'field.invalid');
  }
  const account = known ?? (await typedAccount(platform, tx, { customerId, details, field: 'address.address' }));
  assertThat(!account.rests, 'withdrawal.account_resting', { until: account.usableAt.toISOString() });
  return account;
}

/**
 * Asks to have money paid out: amount and fee are held at once. The same wish within ten seconds gives the first result.
 * Refuses withdrawal.email_unverified, record.not_found, payment.channel_closed, withdrawal.account_resting,
 * payout_account.too_many, wallet.insufficient_balance, and an amount outside the channel's limits.
 */
export async function withdraw(platform: Platform, tx: Tx, wish: Wish): Promise<WithdrawalDetail> {
  const { customerId, amount: amountUsd, ...reader } = wish;
  await lockCustomer(tx, customerId);
  const person = await buyer(tx, customerId);
  assertThat(person.emailVerified, 'withdrawal.email_unverified');
  const channel = await openChannel(tx, wish.channel);
  checkAmount(channel, amountUsd);
  const account = await accountFor(platform, tx, wish, channel);
  const same = { customerId, channelId: channel.id, accountId: account.id, amountUsd };
  const before = await askedJustNow(tx, same, PRESSED_TWICE_SECONDS);
  const id = before ?? newId(platform.clock);
  if (!before) {
    const feeUsd = feeOf(channel, amountUsd);
    const { holdId } = await placeHold(tx, {
      key: `withdrawal/${id}`,
      customerId,
      usd: amountUsd + feeUsd,
      kind: 'withdrawal_hold',
      reference: { kind: 'withdrawal', id },
    });
    const day = platform.clock.now().toISOString().slice(2, 10).replaceAll('-', '');
    await insertWithdrawal(tx, {
      ...same,
      id,
      number: `W${day}${readableCode(randomBytes(NUMBER_LENGTH), NUMBER_LENGTH)}`,
      account: account.details,
      shown: masked(account.details),
      feeUsd,
      arrives: await arrivalOf(platform, channel, amountUsd),
      holdId,
    });
    const event = { withdrawalId: id, customerId, event: 'request', to: 'pending_review' };
    await platform.events.emit(tx, 'withdrawal.changed', event);
  }
  const row = (await readWithdrawal(tx, id)) ?? refuse('record.not_found');
  return showOwn(platform, tx, { row, customerId, lang: reader.lang, currency: reader.currency });
}
