import type { EarlierRecord, EarlierRefund } from '@app/contract/earlier-orders/schemas';
import { currencyDecimals } from '@app/kernel/currency-decimals';
import { takenAway } from './decimals.ts';

/** Returns an amount without zeros behind it, by which the same refund is known however its cell was stored. */
const plainAmount = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount);

const keyOf = ({ at, amount }: EarlierRefund): string => `${at} ${amount}`;

/** Returns refunds in the order in which they happened, each with its plain amount. */
export const inOrder = (refunds: readonly EarlierRefund[]): EarlierRefund[] =>
  refunds
    .map(({ at, amount }) => ({ at, amount: plainAmount(amount) }))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Returns the refunds of two files of one order: one that stands in both is one. */
export function joined(one: readonly EarlierRefund[], other: readonly EarlierRefund[]): EarlierRefund[] {
  const left = new Map<string, number>();
  for (const refund of one) left.set(keyOf(refund), (left.get(keyOf(refund)) ?? 0) + 1);
  const more = other.filter((refund) => {
    const times = left.get(keyOf(refund)) ?? 0;
    left.set(keyOf(refund), times - 1);
    return times <= 0;
  });
  return inOrder([...one, ...more]);
}

/** Returns what refunds come to together; null without one. */
export const refundedBy = (refunds: readonly EarlierRefund[], currency: string): string | null =>
  refunds.length === 0
    ? null
    : takenAway(
        refunds.map(({ amount }) => amount),
        currencyDecimals(currency),
      );

/** An order as the archive has it. */
export type KnownOrder = {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly orderedAt: Date;
  readonly record: EarlierRecord;
};

type Found = {
  readonly name: string;
  readonly email: string;
  readonly ordered_at: string | null;
  readonly record: unknown;
  readonly flaw: string | null;
};

const withRefunds = (record: EarlierRecord, refunds: EarlierRefund[]): EarlierRecord => ({
  ...record,
  refunds,
  refunded: refundedBy(refunds, record.currency),
});

/** Of refunds that no row says it is not known which they are. */
const isUnclear = ({ refunded, refunds }: EarlierRecord): boolean => refunded !== null && refunds === undefined;

/**
 * Returns an order of a file with the refunds that the archive knows of it; refunds that stand alone become the known order with them.
 * Unchanged is what the archive does not know, or knows in another currency or with refunds that no row says.
 */
export function withKnown<T extends Found>(found: T, known: KnownOrder): T {
  const record = found.record as EarlierRecord;
  const own = record.refunds ?? [];
  if (isUnclear(known.record)) return found;
  const refunds = joined(known.record.refunds ?? [], own);
  if (found.flaw === 'refund_alone') {
    const elsewhere = record.currency !== '' && record.currency !== known.record.currency;
    if (own.length === 0 || elsewhere) return found;
    const { name, email, orderedAt } = known;
    const matched = { name, email, ordered_at: orderedAt.toISOString(), record: withRefunds(known.record, refunds) };
    return { ...found, ...matched, flaw: null, flaw_column: '', flaw_value: '', notes: [] };
  }
  const same = found.ordered_at === known.orderedAt.toISOString() && record.currency === known.record.currency;
  if (found.flaw !== null || !same || isUnclear(record) || refunds.length === 0) return found;
  return { ...found, record: withRefunds(record, refunds) };
}
