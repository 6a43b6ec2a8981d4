import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import type { CurrencyRule } from '@app/kernel/money';

/** An order as its rules need it, with the database's present moment at which it was read. */
export type OrderRow = {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly state: GoodsOrderState;
  readonly originState: GoodsOrderState | null;
  readonly paymentId: string;
  readonly payableUsd: number;
  readonly pointsUsed: number;
  readonly earnPoints: number;
  readonly currency: string;
  readonly currencyDecimals: number;
  readonly rate: string;
  readonly agentId: string | null;
  readonly agentRebateBp: number;
  /** The collected coupon it was priced with. */
  readonly couponId: string | null;
  readonly expiresAt: Date | null;
  readonly paidAt: Date | null;
  readonly shippedAt: Date | null;
  readonly receivedAt: Date | null;
  readonly completedAt: Date | null;
  /** Given back so far. */
  readonly refundUsd: number | null;
  readonly version: number;
  readonly now: Date;
};

/** Columns that a transition may change beside the state. */
export type OrderPatch = Partial<{
  origin_state: string | null;
  payable_usd: number;
  total_usd: number;
  earn_points: number;
  expires_at: Date | null;
  paid_at: Date;
  shipped_at: Date;
  received_at: Date;
  completed_at: Date;
  auto_at: Date | null;
  refund_usd: number;
}>;

/** The currency an order froze. */
export const frozenCurrency = (order: Pick<OrderRow, 'currency' | 'currencyDecimals' | 'rate'>): CurrencyRule => ({
  code: order.currency,
  decimals: order.currencyDecimals,
  rate: order.rate,
});

/** Whether an unpaid order's time is over, be it swept up already or not. */
export const isPastDeadline = (order: { state: string; expiresAt: Date | null; now: Date }): boolean =>
  order.state === 'pending_payment' && order.expiresAt !== null && order.expiresAt <= order.now;

/** Returns the points earned: one for each whole USD paid; cents beyond the last whole one earn nothing. */
export const pointsEarned = (payableUsd: number): number => Math.floor(payableUsd / 100);
