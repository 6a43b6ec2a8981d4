import type { Locale } from '@app/contract/core/locale';
import type { CHANNEL_KINDS, PayableKind } from '@app/contract/payments/schemas';
import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { defineKeyedPort } from '../../../platform/port.ts';
import type { LedgerAccount, TransferKind } from '../../ledger/core.ts';

/** How money came. */
export type Capture = {
  readonly channelId: string;
  /** Where the money comes from. */
  readonly source: LedgerAccount;
  /** Whose wallet paid; null when a provider took the money. */
  readonly payerId: string | null;
  readonly providerNumber: string | null;
};

/** What was paid for, told to the slice that owns it. */
export type PaidPayment = {
  readonly paymentId: string;
  readonly payableId: string;
  readonly customerId: string;
  readonly amountUsd: number;
  readonly by: Capture;
};

export type PayableDescription = {
  readonly number: string;
  /** One line for the cashier, such as the first product's name; holds nothing personal. */
  readonly title: string;
  /** The currency, decimals and rate the payable froze, in which its amount is shown; absent when it froze none. */
  readonly currency?: CurrencyRule;
};

export type PayablePart = {
  readonly kind: PayableKind;
  readonly id: string;
  readonly number: string;
  readonly amountUsd: number;
  /** With the money of the whole. */
  readonly paid: boolean;
};

/** Something that can be paid. Its slice provides it; payments calls it inside its own transactions. */
export type Payable = {
  readonly kind: PayableKind;
  /** Where the money of a payment goes: the house's sales, or the wallet that is filled. */
  readonly credits?: (paid: PaidPayment) => LedgerAccount;
  /** What the booking of its payment is called; a payment where nothing is said. */
  readonly bookedAs?: TransferKind;
  /** Kinds of channels that cannot pay it: a wallet is not filled from itself. */
  readonly notBy?: readonly (typeof CHANNEL_KINDS)[number][];
  /** How it is paid together with others; absent for what is always paid by itself. */
  readonly together?: {
    /** Locks what these take besides their own rows, which are locked, before any of them is paid. */
    lockStock?(tx: Tx, payableIds: readonly string[]): Promise<void>;
  };
  /** What is said of it once its time to pay is over; payment.expired where it says nothing of its own. */
  readonly expired?: 'payment.change_expired';
  /** What it is of, one by one, where it is of several things that have payments of their own. */
  parts?(db: Queryable, payableId: string): Promise<readonly PayablePart[]>;
  /** Reads what the cashier shows. */
  describe(db: Queryable, payableId: string, lang: Locale): Promise<PayableDescription>;
  /** Locks the payable's row together with the next statement, which locks the payment's own row. */
  lock(tx: Tx, payableId: string): Promise<void>;
  /** Whether it may be paid at all now, where that is not said by its payment alone. Asked again with its row locked. */
  payableNow?(db: Queryable, payableId: string): Promise<boolean>;
  /**
   * Gives an unpaid payable until this moment, because a proof of its payment is being checked. Its row is locked. A
   * payable that never runs out by itself has none.
   */
  extend?(tx: Tx, payableId: string, until: Date): Promise<void>;
  /** What `settled` does looks at nothing of the payment itself, which is moved after it then: not so where it may refund, or pays parts. */
  readonly movedFirst?: true;
  /** The payment was settled while it was open: take what was held, move the state. Throwing undoes the payment. */
  settled(tx: Tx, paid: PaidPayment): Promise<void>;
  /**
   * Money came after the payable had been cancelled. Gives true when everything could be had again and the payable is
   * paid now, or how much of the amount could be used where it is of several things. False, or any refusal, undoes what
   * it did and has the money credited to the customer's wallet.
   */
  revive(tx: Tx, paid: PaidPayment): Promise<boolean | { readonly usd: number }>;
};

/** What can be paid, by its kind. */
export const payablePort = defineKeyedPort<string, Payable>('payable', ({ kind }) => kind);
