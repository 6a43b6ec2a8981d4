import { invariant } from '@app/kernel/assert';
import { type LedgerAccount, unitOf } from './ledger-accounts.ts';

/** Every meaning a booking can have; each has its text `wallet.kind.<kind>` in the dictionary. */
export const TRANSFER_KINDS = [
  'payment',
  'refund',
  'late_payment',
  'top_up',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal_paid',
  'transfer',
  'rebate',
  'rebate_back',
  'rebate_paid_out',
  'adjustment',
  'points_sign_up',
  'points_email',
  'points_earned',
  'points_earned_back',
  'points_spent',
  'points_returned',
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export type TransferEntry = { readonly account: LedgerAccount; readonly amount: number };

export type Transfer = {
  readonly kind: TransferKind;
  /** Unique per meaning, such as `payment/<payment id>`: the same booking is never made twice. */
  readonly key: string;
  /** What it belongs to, such as `{ kind: 'goods_order', id }`; shown to the customer with the record. */
  readonly reference: { readonly kind: string; readonly id: string };
  readonly note?: string;
  /** Two or more; sums to zero per unit; each account once. Positive amounts come in, negative go out. */
  readonly entries: readonly TransferEntry[];
};

const nameOf = (account: LedgerAccount): string =>
  'house' in account ? `house/${account.unit}/${account.house}` : `${account.owner}/${account.code}`;

/** Throws unless the transfer is well formed: only a defect can make one that is not. */
export function checkTransfer(transfer: Transfer): void {
  const { entries, key } = transfer;
  invariant(entries.length >= 2, `transfer ${key} has fewer than two entries`);
  const sums = { money: 0, points: 0 };
  const names = new Set<string>();
  for (const { account, amount } of entries) {
    invariant(Number.isSafeInteger(amount) && amount !== 0, `transfer ${key} moves ${amount}`);
    sums[unitOf(account)] += amount;
    names.add(nameOf(account));
  }
  invariant(names.size === entries.length, `transfer ${key} names an account twice`);
  invariant(sums.money === 0 && sums.points === 0, `transfer ${key} does not sum to zero`);
}
