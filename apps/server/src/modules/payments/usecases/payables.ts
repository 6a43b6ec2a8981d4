import type { Locale } from '@app/contract/core/locale';
import { invariant } from '@app/kernel/assert';
import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** What was paid for, told to the slice that owns it. */
export type PaidPayment = {
  readonly paymentId: string;
  readonly payableId: string;
  readonly customerId: string;
  readonly amountUsd: number;
};

export type PayableDescription = {
  readonly number: string;
  /** One line for the cashier, such as the first product's name; holds nothing personal. */
  readonly title: string;
  /** The currency, decimals and rate the payable froze, in which its amount is shown; absent when it froze none. */
  readonly currency?: CurrencyRule;
};

/** Something that can be paid. Its slice registers it; payments calls it inside its own transactions. */
export type Payable = {
  readonly kind: string;
  /** Reads what the cashier shows. */
  describe(db: Queryable, payableId: string, lang: Locale): Promise<PayableDescription>;
  /** Locks the payable's row together with the next statement, which locks the payment's own row. */
  lock(tx: Tx, payableId: string): Promise<void>;
  /** The payment was settled while it was open: take what was held, move the state. Throwing undoes the payment. */
  settled(tx: Tx, paid: PaidPayment): Promise<void>;
  /**
   * Money came after the payable had been cancelled. Gives true when everything could be had again and the payable is
   * paid now. False, or any refusal, undoes what it did and has the money credited to the customer's wallet.
   */
  revive(tx: Tx, paid: PaidPayment): Promise<boolean>;
};

const registered = new WeakMap<Platform, Map<string, Payable>>();

/** Tells payments about one kind of payable. A kind registered again replaces the former. */
export function registerPayable(platform: Platform, payable: Payable): void {
  const payables = registered.get(platform) ?? new Map<string, Payable>();
  registered.set(platform, payables.set(payable.kind, payable));
}

/** The payable of a kind. Throws when no slice registered it. */
export function payableOf(platform: Platform, kind: string): Payable {
  const payable = registered.get(platform)?.get(kind);
  invariant(payable, `nobody registered payables of kind ${kind}`);
  return payable;
}
