import type { ReturnRequestReason } from '@app/contract/orders/after-sale/reasons';
import type { GoodsOrderEvent, GoodsOrderState, goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import type { Actor } from '@app/kernel/machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { OrderPatch, OrderRow } from '../../domain/order-row.ts';
import type { RefundItem } from '../../domain/refund-split.ts';

type Rule = (typeof goodsOrderMachine)['transitions'][number];
export type GuardName = NonNullable<Rule['guard']>;
export type EffectName = NonNullable<Rule['effects']>[number];

/** What a customer wants back of an order and why. */
export type AfterSaleRequest = {
  readonly items: readonly RefundItem[];
  readonly reason: ReturnRequestReason;
  readonly description: string;
  readonly pictures: readonly string[];
};

/** What comes with an event; each is needed by one effect or column. */
export type TransitionInput = {
  readonly shipment?: { readonly companyId: string; readonly trackingNumbers: readonly string[] };
  readonly payableUsd?: number;
  /** What the customer wants back and why; all that is left when nothing is said. */
  readonly afterSale?: AfterSaleRequest & { readonly caseId: string };
  /** Money that staff approve, when it is not all. */
  readonly amountUsd?: number;
  readonly returnParcel?: { readonly companyId: string; readonly trackingNumber: string };
};

/** One firing of an event on a locked order. */
export type Step = {
  readonly platform: Platform;
  readonly tx: Tx;
  readonly order: OrderRow;
  readonly event: GoodsOrderEvent;
  readonly to: GoodsOrderState;
  readonly by: { readonly actor: Actor; readonly actorId: string | null; readonly name: string };
  readonly note: string;
  readonly input: TransitionInput;
};

/** Gives whether the event may happen. */
export type Guard = (step: Step) => Promise<boolean>;
/** Does one thing that belongs to the event, in its transaction; gives columns of the order to change with it. */
export type Effect = (step: Step) => Promise<OrderPatch>;
