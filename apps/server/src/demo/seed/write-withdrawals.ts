import { arrivesAsAsset, arrivesInCurrency } from '../../modules/withdrawals/domain/arrival.ts';
import { markOf, masked } from '../../modules/withdrawals/domain/payout-account.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { LivingWithdrawal, PayoutAccount, WithdrawalStep } from './living-withdrawal.ts';
import type { SeededChannels } from './payment-channels.ts';

/** Writes accounts of payouts, and withdrawals to them with all of their steps. */
export async function writeWithdrawals(
  tx: Tx,
  { accounts, made }: { accounts: readonly PayoutAccount[]; made: readonly LivingWithdrawal[] },
  channels: SeededChannels,
): Promise<void> {
  await insertRows(tx, 'payout_account', accounts.map(toAccountRow));
  await insertRows(
    tx,
    'withdrawal',
    made.map((one) => toRow(one, channels)),
  );
  await insertRows(tx, 'withdrawal_history', made.flatMap(toHistoryRows));
}

const toAccountRow = ({ id, customer, details, at }: PayoutAccount) => ({
  id,
  customer_id: customer.id,
  kind: details.kind,
  details,
  mark: `\\x${markOf(details).toString('hex')}`,
  label: '',
  usable_at: at,
  version: 1,
  created_at: at,
});

const toHistoryRows = ({ id, lines }: LivingWithdrawal) =>
  lines.map(({ event, to, at, note }, index) => ({
    withdrawal_id: id,
    event,
    from_state: lines[index - 1]?.to ?? null,
    to_state: to,
    actor: event === null || event === 'cancel' ? 'customer' : 'admin',
    who: event === null || event === 'cancel' ? '' : 'Avela',
    note,
    at,
  }));

const WITHDRAWAL_CURRENCY = { code: 'USD', decimals: 2, rate: '1' };

function toRow({ id, number, account, identifier, lines, ...one }: LivingWithdrawal, channels: SeededChannels) {
  const last = lines.at(-1) as WithdrawalStep;
  const arrives =
    account.details.kind === 'crypto'
      ? arrivesAsAsset(one.amountUsd, { asset: 'USDT', decimals: 6, usdPerUnit: '1' })
      : arrivesInCurrency(one.amountUsd, WITHDRAWAL_CURRENCY);
  return {
    id,
    number,
    customer_id: account.customer.id,
    channel_id: channels.get(identifier),
    account_id: account.id,
    account: account.details,
    account_shown: masked(account.details),
    amount_usd: one.amountUsd,
    fee_usd: one.feeUsd,
    payout_currency: arrives.currency,
    payout_decimals: arrives.decimals,
    payout_rate: arrives.rate,
    payout_amount: arrives.amount,
    hold_id: id,
    state: last.to,
    reason: last.note,
    note: '',
    provider_number: last.to === 'paid' ? `PO-${number.slice(1)}` : null,
    proofs: [],
    version: lines.length,
    created_at: one.askedAt,
    since: last.at,
    reviewed_at: lines.find(({ event }) => event === 'approve' || event === 'reject')?.at ?? null,
  };
}
