import type { Books } from './books.ts';
import type { Chance } from './chance.ts';
import type { ChosenLine } from './choose-goods.ts';
import type { CouponPurse } from './coupon-purse.ts';
import type { SeededAgent } from './customers.ts';
import type { Stockroom } from './stockroom.ts';

export type Rebate = {
  readonly orderId: string;
  readonly orderKind: string;
  readonly agentId: string;
  readonly kind: 'credit' | 'reversal';
  readonly amountUsd: number;
  /** The part that moved no wallet. */
  readonly owedUsd: number;
  readonly caseId: string | null;
  readonly at: Date;
};
/** What orders of every kind add up to while their lives are played. */
export type Tally = {
  /** What completed orders came to, in USD cents, by customer. */
  readonly spent: Map<string, number>;
  readonly rebates: Rebate[];
};

/** Something that happens to the books at a moment. */
export type Act = { readonly at: Date; readonly run: () => void };
/** What the lives of orders are played over. */
export type OrderStage = {
  readonly chance: Chance;
  readonly books: Books;
  readonly stock: Stockroom;
  readonly agents: readonly SeededAgent[];
  readonly choose: (placedAt: Date, points: number) => ChosenLine[];
  readonly purse: CouponPurse;
  readonly tally: Tally;
  readonly now: Date;
};
