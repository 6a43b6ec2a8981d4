import type { Locale } from '@app/contract/core/locale';
import type { CHANNEL_KINDS } from '@app/contract/payments/schemas';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/slice.ts';
import type { LedgerAccount } from '../../wallet/public.ts';

export type ChannelKindName = (typeof CHANNEL_KINDS)[number];

/** What a provider told, after its signature was checked. Amounts in minor units of `currency`. */
export type ProviderEvent = {
  readonly id: string;
  readonly kind: 'paid' | 'failed' | 'cancelled';
  /** Our key of the attempt, given to the provider when the customer was sent there. */
  readonly providerKey: string;
  readonly amount: number;
  readonly currency: string;
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
    /** The access key of the link he came by, to come back to; absent for the owner. */
    readonly accessKey: string | undefined;
  }) => string;
  /** Checks a webhook's signature, age and form. Refuses payment.forged and input.invalid. */
  readonly readWebhook: (
    platform: Platform,
    delivery: {
      readonly rawBody: Buffer;
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    },
  ) => Promise<ProviderEvent>;
  /** The provider's name of a refund, the same for the same id. */
  readonly refundNumber: (refundId: string) => string;
  /** Its own pages, where it has some. */
  readonly pages?: (platform: Platform, app: FastifyInstance) => void;
};

export type ChannelKind = AtOnceChannel | HostedChannel;
