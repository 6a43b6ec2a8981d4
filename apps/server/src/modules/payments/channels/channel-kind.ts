import type { Locale } from '@app/contract/core/locale';
import type { Instructions } from '@app/contract/payments/proofs/schemas';
import type { CHANNEL_KINDS } from '@app/contract/payments/schemas';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { LedgerAccount } from '../../ledger/core.ts';

export type ChannelKindName = (typeof CHANNEL_KINDS)[number];

/** What a provider told, after its signature was checked. Amounts in minor units of `currency`. */
export type ProviderEvent = {
  readonly id: string;
  /** `refund_failed` comes after a refund was booked: the provider could not carry it out. */
  readonly kind: 'paid' | 'failed' | 'cancelled' | 'refund_failed';
  /** Our key of the attempt, given to the provider when the customer was sent there; for a refund its number. */
  readonly providerKey: string;
  readonly amount: number;
  readonly currency: string;
  /** The provider's name of the money it took, against which refunds are asked for. */
  readonly capture?: string | null;
  /** The channels whose secret signed it, where a kind has several; it concerns no other one's tries. */
  readonly channelIds?: readonly string[];
};

type AnyChannel = {
  readonly kind: ChannelKindName;
  /** Never offered outside demo mode. */
  readonly demoOnly?: true;
  /** Where the money comes from and where refunds go back to. */
  readonly source: (payerId: string) => LedgerAccount;
};

/** Paid inside the request, from the wallet of whoever asks. */
export type AtOnceChannel = AnyChannel & { readonly how: 'at_once' };

/** A try that the provider knows by its session. */
export type KnownTry = {
  readonly channelId: string;
  readonly providerKey: string;
  readonly session: string;
};

/** A refund to ask for: `number` is our name of it, the same each time. */
export type RefundOrder = {
  readonly channelId: string;
  readonly number: string;
  readonly capture: string;
  readonly usd: number;
  /** It was asked for before; whether that arrived is not known. */
  readonly again: boolean;
};

/** What can be asked of a provider. Each throws when it cannot be reached or answers nonsense. */
export type ProviderCalls = {
  /** How a try stands at the provider: still to be paid there, or what its webhook would have told. */
  readonly ask: (platform: Platform, known: KnownTry) => Promise<'open' | ProviderEvent>;
  /** Closes a try's page so that nothing can be paid there any more. */
  readonly close: (platform: Platform, known: KnownTry) => Promise<void>;
  /** Gives money back, once per number however often it is called; `refused` when the provider will not. */
  readonly refund: (platform: Platform, refund: RefundOrder) => Promise<'taken' | 'refused'>;
};

/** Paid on a page of the provider, who tells by a signed webhook at `POST /webhooks/<kind>`. */
export type HostedChannel = AnyChannel & {
  readonly how: 'hosted';
  /**
   * Where to send the customer for an attempt that is stored already. Must not call the provider: that happens when
   * the address is opened, after the transaction that stored the attempt.
   */
  readonly checkoutAddress: (attempt: {
    readonly providerKey: string;
    readonly lang: Locale;
    /** The access key of the link the payer came by, to come back to; absent for the owner. */
    readonly accessKey: string | undefined;
  }) => string;
  /**
   * Checks a webhook's signature, age and form; null for a genuine one that does not concern us.
   * Refuses payment.forged and input.invalid.
   */
  readonly readWebhook: (
    platform: Platform,
    delivery: {
      readonly rawBody: Buffer;
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    },
  ) => Promise<ProviderEvent | null>;
  /** The provider's name of a refund, the same for the same id. */
  readonly refundNumber: (refundId: string) => string;
  /** The provider sends customers back to our own address: not offered while that is not known. */
  readonly needsHome?: true;
  /** Calls to the provider itself, where there is one outside; never made inside a transaction. */
  readonly provider?: ProviderCalls;
  /** Its own pages, where it has some; `receive` takes in what the provider says there, as a webhook would. */
  readonly pages?: (
    platform: Platform,
    app: FastifyInstance,
    receive: (event: ProviderEvent) => Promise<unknown>,
  ) => void;
};

/** What an open payment of a try is paid by elsewhere, for those who write instructions. */
export type ProofTry = {
  readonly paymentId: string;
  readonly paymentNumber: string;
  readonly channelId: string;
  readonly attemptId: string;
  /** What is due, in cents of the settlement currency. */
  readonly amountUsd: number;
};

/**
 * Paid elsewhere, by a bank transfer or on a chain, and proved here: by a voucher that staff review, or by a watcher
 * that sees the money come. Refunds go to the customer's wallet: the shop cannot send them back by itself.
 */
export type ProofChannel = AnyChannel & {
  readonly how: 'proof';
  /**
   * Whether it can tell how to pay: it is configured, and what it needs is there. Asked before a try is stored.
   */
  readonly ready: (platform: Platform, channelId: string) => Promise<boolean>;
  /** A try was stored, in this transaction: freezes what it is to be paid with. Refuses payment.channel_closed. */
  readonly begin?: (platform: Platform, tx: Tx, of: ProofTry) => Promise<void>;
  /** How to pay a try; the same answer each time it is asked for the same one. Null when it cannot tell any more. */
  readonly instructions: (
    platform: Platform,
    db: Queryable,
    of: ProofTry,
    lang: Locale,
  ) => Promise<Instructions | null>;
};

export type ChannelKind = AtOnceChannel | HostedChannel | ProofChannel;
