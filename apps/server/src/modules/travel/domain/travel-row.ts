import type { TravelKind } from '@app/contract/travel/kinds';
import type { ContactInput } from '@app/contract/travel/person-schemas';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import type { CurrencyRule } from '@app/kernel/money';
import type { PricingLine } from '../../pricing/public.ts';

/** A step of a frozen policy: what cancelling costs until a moment (ISO 8601), or ever after. */
export type FrozenPolicyStep = {
  readonly until: string | null;
  readonly feeUsd: number;
  /** `until` is so many hours after the order was placed. */
  readonly hoursAfterPlacing?: number;
};

/** A travel order as its rules need it, with the database's present moment at which it was read. */
export type TravelRow = {
  readonly id: string;
  readonly kind: TravelKind;
  readonly number: string;
  readonly customerId: string;
  readonly state: TravelOrderState;
  readonly paymentId: string;
  readonly accessKey: string;
  readonly subjectId: string;
  readonly request: Record<string, unknown>;
  readonly snapshot: Record<string, unknown>;
  readonly serviceFrom: string;
  readonly serviceTo: string;
  readonly zone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly policy: readonly FrozenPolicyStep[];
  readonly guestsUntil: Date | null;
  readonly contact: ContactInput;
  readonly wishes: string;
  readonly arrival: string;
  readonly currency: string;
  readonly currencyDecimals: number;
  readonly rate: string;
  readonly totalUsd: number;
  readonly payableUsd: number;
  readonly priceLines: readonly PricingLine[];
  readonly pointsUsed: number;
  readonly pointsValueUsd: number;
  /** Points that came back when it was cancelled after it was paid. */
  readonly pointsBack: number;
  readonly earnPoints: number;
  /** What changes of its dates have cost; no part of what is payable. */
  readonly changeFeeUsd: number;
  readonly agentId: string | null;
  readonly agentRebateBp: number;
  /** The bundle it is a part of, what it is for it, and whether it is cancelled only with the other core parts. */
  readonly bundleId: string | null;
  readonly slot: string | null;
  readonly core: boolean;
  /** US cents that a part of a bundle would cost alone, as it stands; null for what stands by itself. */
  readonly aloneUsd: number | null;
  readonly expiresAt: Date | null;
  readonly paidAt: Date | null;
  /** Until when a paid order is promised to be confirmed. */
  readonly confirmBy: Date | null;
  /** The order that its guests were booked with before they changed by themselves. */
  readonly splitFrom: string | null;
  /** Since when what was booked is not had as it was sold. */
  readonly disruptedAt: Date | null;
  /** Whether it is a part of a bundle that its provider cannot have, and its customer is asked what becomes of it. */
  readonly isOff: boolean;
  readonly verifiedAt: Date | null;
  readonly noShowAt: Date | null;
  readonly completedAt: Date | null;
  readonly references: readonly string[];
  readonly voucherCode: string | null;
  readonly refundUsd: number | null;
  readonly feeUsd: number | null;
  readonly hiddenAt: Date | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly now: Date;
};

/** Columns that a transition may change beside the state. */
export type TravelPatch = Partial<{
  payable_usd: number;
  price_lines: string;
  earn_points: number;
  change_fee_usd: number;
  alone_usd: number;
  wishes: string;
  request: string;
  snapshot: string;
  subject_id: string;
  service_from: string;
  service_to: string;
  zone: string;
  starts_at: Date;
  ends_at: Date;
  policy: string;
  guests_until: Date | null;
  total_usd: number;
  points_used: number;
  points_value_usd: number;
  points_back: number;
  expires_at: Date | null;
  paid_at: Date | null;
  confirm_by: Date | null;
  disrupted_at: Date | null;
  confirmed_at: Date | null;
  verified_at: Date | null;
  no_show_at: Date;
  completed_at: Date;
  cancelled_at: Date | null;
  auto_at: Date | null;
  reference_numbers: string[];
  voucher_code: string | null;
  refund_usd: number;
  fee_usd: number;
}>;

/** Whether the order still waits to be paid. */
export const isUnpaid = (order: Pick<TravelRow, 'state'>): boolean => isTravelState(order.state, 'unpaid');

/** Whether the order is paid, or free, and its service is still to be had. */
export const isBooked = (order: Pick<TravelRow, 'state'>): boolean => isTravelState(order.state, 'booked');

/** Whether an unpaid order's time is over, be it swept up already or not. */
export const isPastDeadline = (order: Pick<TravelRow, 'state' | 'expiresAt' | 'now'>): boolean =>
  isUnpaid(order) && order.expiresAt !== null && order.expiresAt <= order.now;

/** The currency an order froze. */
export const frozenCurrency = (order: Pick<TravelRow, 'currency' | 'currencyDecimals' | 'rate'>): CurrencyRule => ({
  code: order.currency,
  decimals: order.currencyDecimals,
  rate: order.rate,
});
