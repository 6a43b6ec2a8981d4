import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import type { Actor } from '@app/kernel/machine';
import type { SeededCustomer } from './customers.ts';
import { joinActs, lastTopUp } from './join-acts.ts';
import type { LivingOrder } from './living-order.ts';
import { orderEffects, type Playing } from './order-effects.ts';
import { fire } from './order-life.ts';
import type { Act, OrderStage } from './order-stage.ts';
import { placeOrder } from './place-order.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { followReturnRequest, piecesIn } from './return-requests.ts';
import { reviewWords } from './write-reviews.ts';

export type Played = { readonly orders: readonly LivingOrder[] };
type Stage = OrderStage & {
  /** What else happens to the books, in the order of time with the orders. */
  readonly also?: readonly Act[];
};
type Step = { readonly event: GoodsOrderEvent; readonly actor: Actor; readonly at: Date };

const UNTIL_ASKED: readonly GoodsOrderEvent[] = ['pay', 'ship', 'confirm_receipt', 'open_review'];

/** Takes one step of an order's life. */
function takeStep(order: LivingOrder, given: Step, playing: Playing): void {
  // One piece has no part: such an order stays as it was when it would have been asked for.
  if (order.plan.path.part && order.paidAt && piecesIn(order) < 2 && !UNTIL_ASKED.includes(given.event)) return;
  const one = followReturnRequest(order, given, playing.chance);
  const asks = given.event === 'request_refund' || given.event === 'request_return';
  const decides = given.actor === 'admin' && given.event !== 'receive_return';
  const note = asks ? (one?.description ?? '') : decides ? (one?.answer ?? '') : '';
  orderEffects[given.event]?.(playing, order, given.at);
  fire(order, { ...given, note });
}

/** The lives of all orders, played in the order of time over one set of books and one stockroom. */
export function playOrders(plans: readonly PlannedOrder[], customers: readonly SeededCustomer[], stage: Stage): Played {
  const { books } = stage;
  const [named] = customers;
  const playing: Playing = { ...stage, words: reviewWords() };
  const orders = new Map<string, LivingOrder>();

  /** Points a customer would spend at this moment. The named customer saves theirs, so that there are some to spend. */
  function spendablePoints(customer: SeededCustomer, at: Date): number {
    const verified = customer.verifiedAt !== null && customer.verifiedAt < at;
    return verified && customer !== named ? books.balance(customer.id, 'points') : 0;
  }

  function place(plan: PlannedOrder): void {
    const order = placeOrder(plan, spendablePoints(plan.customer, plan.placedAt), stage);
    if (order) orders.set(plan.id, order);
  }

  function lifeOf(plan: PlannedOrder): Act[] {
    const steps = plan.path.steps.map(([event, actor], index): Act => {
      const at = plan.at[index] as Date;
      const run = () => {
        const order = orders.get(plan.id);
        if (order) takeStep(order, { event, actor, at }, playing);
      };
      return { at, run };
    });
    return [{ at: plan.placedAt, run: () => place(plan) }, ...steps];
  }

  const acts = [
    ...customers.flatMap((customer) => joinActs(customer, customer === named, stage)),
    ...(named ? [lastTopUp(named, stage)] : []),
    ...plans.flatMap(lifeOf),
    ...(stage.also ?? []),
  ];
  // The sort is stable: what happens at one moment stays in the order of its path.
  acts.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const act of acts) act.run();
  return { orders: [...orders.values()] };
}
