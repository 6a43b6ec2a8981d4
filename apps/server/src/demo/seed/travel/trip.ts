import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelOrderEvent, TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Actor } from '@app/kernel/machine';
import type { CurrencyRule } from '@app/kernel/money';
import type { Pricing } from '../../../modules/pricing/public.ts';
import type { FrozenPolicyStep } from '../../../modules/travel/domain/travel-row.ts';
import type { BookedGuest, OfferItem, TravelOffer } from '../../../modules/travel/public.ts';
import type { SeededAgent, SeededCustomer } from '../customers.ts';

export type TripRemark = { readonly rating: number; readonly text: string; readonly pictures: readonly string[] };
/** One event of a trip's life. */
export type TripStep = {
  readonly event: TravelOrderEvent;
  readonly actor: Actor;
  readonly at: Date;
  readonly note?: string;
  /** What staff give back of each dollar that was paid; by the policy when left out. */
  readonly refundShare?: number;
  readonly remark?: TripRemark;
  /** Numbers that confirm it; one is made up where none are given. */
  readonly references?: readonly string[];
};
/** What trips that are booked together and paid as one have in common. */
export type PlannedBundle = {
  readonly id: string;
  /** Of the one payment. */
  readonly paymentId: string;
  readonly kind: BundleKind;
  readonly subjectId: string;
  readonly snapshot: Record<string, unknown>;
  /** Basis points off every item of each trip. */
  readonly offBp: number;
};
/** A booking of the demo as its vertical lays it down; steps are in the order of time and none lies ahead. */
export type PlannedTrip = {
  readonly id: string;
  readonly kind: TravelKind;
  readonly customer: SeededCustomer;
  /** As it is booked alone. */
  readonly offer: TravelOffer;
  /** What it is a part of, and which; those of a bundle are paid at one moment. */
  readonly bundle?: { readonly of: PlannedBundle; readonly slot: string; readonly core: boolean };
  readonly request: Record<string, unknown>;
  readonly guests: readonly BookedGuest[];
  readonly wishes: string;
  readonly arrival: string;
  readonly placedAt: Date;
  readonly steps: readonly TripStep[];
  /** Minutes after payment at which its kind confirms it by itself, and within which it promises to. */
  readonly confirming?: {
    readonly minutes: number | null;
    readonly promisedMinutes: number;
    /** A moment by which it is promised instead. */
    readonly promisedBy?: Date | null;
  };
};

export type TripHistory = {
  readonly event: TravelOrderEvent | 'place';
  readonly from: TravelOrderState | null;
  readonly to: TravelOrderState;
  readonly actor: Actor;
  readonly note: string;
  readonly at: Date;
};

/** A booking of the demo while its life is played. */
export type LivingTrip = {
  readonly plan: PlannedTrip;
  readonly number: string;
  readonly paymentId: string;
  readonly currency: CurrencyRule;
  /** As they were booked. */
  readonly items: readonly OfferItem[];
  readonly pricing: Pricing;
  /** US cents that it would have cost booked alone. */
  readonly aloneUsd: number;
  readonly policy: readonly FrozenPolicyStep[];
  readonly agent: SeededAgent | null;
  readonly history: TripHistory[];
  state: TravelOrderState;
  version: number;
  expiresAt: Date | null;
  autoAt: Date | null;
  paidAt: Date | null;
  confirmBy: Date | null;
  /** Whose wallet paid; null while unpaid or when the test card did. */
  payerId: string | null;
  confirmedAt: Date | null;
  references: readonly string[];
  voucherCode: string | null;
  verifiedAt: Date | null;
  noShowAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  feeUsd: number | null;
  refundUsd: number | null;
  refund: {
    readonly id: string;
    readonly key: string;
    readonly usd: number;
    readonly note: string;
    readonly at: Date;
  } | null;
  remark: (TripRemark & { readonly at: Date }) | null;
};
