import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import type { TextKey } from '../../text/text-key';
import type { Format } from '../../text/use-format';
import type { Text } from '../../text/use-text';
import type { Step } from '../../ui/drawer';

type Mark = { key: string; title: TextKey; next: TextKey; reached: readonly GoodsOrderState[] };

const forward: Mark[] = [
  { key: 'placed', title: 'orders.step.placed', next: 'orders.step.placed', reached: ['pending_payment'] },
  { key: 'paid', title: 'orders.step.paid', next: 'orders.step.paid_next', reached: ['pending_shipping'] },
  { key: 'shipped', title: 'orders.step.shipped', next: 'orders.step.shipped_next', reached: ['pending_receipt'] },
  {
    key: 'received',
    title: 'orders.step.received',
    next: 'orders.step.received_next',
    reached: ['received', 'pending_review'],
  },
  {
    key: 'completed',
    title: 'orders.step.completed',
    next: 'orders.step.completed_next',
    reached: ['completed', 'closed'],
  },
];

/** When the order first came into one of these states, or null. */
function reachedAt(order: StaffOrderDetail, states: readonly GoodsOrderState[]): string | null {
  return order.timeline.find((entry) => states.includes(entry.state))?.at ?? null;
}

const ENDED: readonly GoodsOrderState[] = ['cancelled', 'refund_successful', 'user_deleted'];

/**
 * How far the order has come: the five marks of an order that goes well. One that left that way (refund, return,
 * cancellation) shows the marks it reached and then where it stands.
 */
export function orderSteps(order: StaffOrderDetail, ctx: { t: Text; format: Format; now: number }): Step[] {
  const { t, format, now } = ctx;
  const marks = forward.map((mark) => ({ ...mark, at: reachedAt(order, mark.reached) }));
  const placed = marks[0];
  if (placed && !placed.at) placed.at = order.createdAt;
  const done = (mark: (typeof marks)[number]): Step => ({
    key: mark.key,
    title: t(mark.title),
    note: mark.at ? format.moment(mark.at) : '',
    state: 'done',
  });
  const last = marks.findLastIndex((mark) => mark.at !== null);
  const onTheWay = forward.some((mark) => mark.reached.includes(order.state));
  const since = order.timeline.at(-1)?.at ?? order.createdAt;
  const waiting = t('orders.waiting', { span: format.span(now - new Date(since).getTime()) });
  if (!onTheWay) {
    const ended = ENDED.includes(order.state);
    const here: Step = {
      key: order.state,
      title: t(`orders.state.${order.state}`),
      note: ended ? format.moment(since) : waiting,
      state: ended ? 'done' : 'current',
      ...(order.cases.some(({ dueAt, endedAt }) => endedAt === null && dueAt !== null && Date.parse(dueAt) <= now)
        ? { overdue: true }
        : {}),
    };
    return [...marks.filter((mark) => mark.at !== null).map(done), here];
  }
  return marks.map((mark, index) => {
    if (index <= last) return done(mark);
    const current = index === last + 1;
    return {
      key: mark.key,
      title: t(current ? mark.next : mark.title),
      note: current ? waiting : '',
      state: current ? 'current' : 'ahead',
    };
  });
}
