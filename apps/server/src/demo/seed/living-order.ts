import type {
  ReturnRequestKind,
  ReturnRequestReason,
  ReturnRequestState,
} from '@app/contract/orders/after-sale/reasons';
import type { GoodsOrderEvent, GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import type { Actor } from '@app/kernel/machine';
import type { CurrencyRule } from '@app/kernel/money';
import type { Split } from '../../modules/orders/public.ts';
import type { Pricing } from '../../modules/pricing/public.ts';
import type { ChosenLine } from './choose-goods.ts';
import type { SeededAddress } from './customers.ts';
import type { PlannedOrder } from './plan-orders.ts';

/** A refund or return of the demo while its order's life is played. */
export type LivingReturnRequest = {
  readonly id: string;
  readonly number: string;
  readonly kind: ReturnRequestKind;
  readonly reason: ReturnRequestReason;
  readonly description: string;
  readonly pictures: readonly string[];
  readonly split: Split;
  readonly openedAt: Date;
  state: ReturnRequestState;
  since: Date;
  dueAt: Date | null;
  endedAt: Date | null;
  approvedUsd: number | null;
  refundedUsd: number | null;
  /** What a refund after completion took back of what the order had earned. */
  earnedBack?: number;
  earnedKept?: number;
  rebateBackUsd?: number;
  answer: string;
  tracking: string | null;
  sentAt: Date | null;
};

/** One step of an order's history. */
export type HistoryRow = {
  readonly at: Date;
  readonly event: GoodsOrderEvent | 'place';
  readonly from: GoodsOrderState | null;
  readonly to: GoodsOrderState;
  readonly actor: Actor;
  readonly note: string;
};

/** An order of the demo while its life is played. */
export type LivingOrder = {
  readonly plan: PlannedOrder;
  readonly number: string;
  readonly paymentId: string;
  readonly address: SeededAddress;
  readonly note: string;
  readonly currency: CurrencyRule;
  readonly lines: readonly (ChosenLine & { readonly id: string })[];
  readonly pricing: Pricing;
  readonly agent: { readonly id: string; readonly rebateBp: number; readonly userId: string | null } | null;
  readonly pointsUsed: number;
  readonly history: HistoryRow[];
  state: GoodsOrderState;
  origin: GoodsOrderState | null;
  version: number;
  autoAt: Date | null;
  paidAt: Date | null;
  shippedAt: Date | null;
  receivedAt: Date | null;
  completedAt: Date | null;
  refundUsd: number | null;
  readonly cases: LivingReturnRequest[];
  /** Whose wallet paid; null while unpaid or when the test card did. */
  payerId: string | null;
  readonly refunds: { readonly id: string; readonly caseId: string; readonly usd: number; readonly at: Date }[];
  reviews: readonly {
    readonly lineId: string;
    readonly rating: number;
    readonly text: string;
    readonly pictures: readonly string[];
    readonly at: Date;
  }[];
};
