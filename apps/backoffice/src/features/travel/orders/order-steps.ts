import { isByPieces } from '@app/contract/travel/kinds';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { TextKey } from '../../../text/text-key';
import type { Format } from '../../../text/use-format';
import type { Text } from '../../../text/use-text';
import type { Step } from '../../../ui/drawer';

type Mark = { key: string; title: TextKey; next: TextKey; reached: readonly TravelOrderState[] };

const marks: readonly Mark[] = [
  {
    key: 'placed',
    title: 'travel.staff.step.placed',
    next: 'travel.staff.step.placed',
    reached: ['pending_review', 'pending_payment'],
  },
  {
    key: 'paid',
    title: 'travel.staff.step.paid',
    next: 'travel.staff.step.paid_next',
    reached: ['pending_verification'],
  },
  {
    key: 'confirmed',
    title: 'travel.staff.step.confirmed',
    next: 'travel.staff.step.confirmed_next',
    reached: ['confirmed'],
  },
  {
    key: 'verified',
    title: 'travel.staff.step.verified',
    next: 'travel.staff.step.verified_next',
    reached: ['pending_comment'],
  },
  {
    key: 'completed',
    title: 'travel.staff.step.completed',
    next: 'travel.staff.step.completed_next',
    reached: ['completed'],
  },
];

/** What is bought in pieces is used by the piece: nobody at the desk verifies it, and it waits for nobody. */
const used = { title: 'travel.staff.step.used', next: 'travel.staff.step.used_next' } as const;

type CellContext = { t: Text; format: Format; now: number };

/** What the next step waits for: the promised moment, the day of the service, or nothing but somebody. */
function noteOf(order: StaffTravelDetail, { t, format, now }: CellContext): string {
  if (order.confirmBy !== null) {
    const left = Date.parse(order.confirmBy) - now;
    return t(left > 0 ? 'travel.staff.time_left' : 'travel.staff.time_over', { time: format.span(Math.abs(left)) });
  }
  if (order.state === 'confirmed') return format.day(`${order.service.from}T00:00`);
  const since = order.timeline.at(-1)?.at ?? order.createdAt;
  return t('orders.waiting', { span: format.span(now - new Date(since).getTime()) });
}

/** How far the order has come: the five marks of one that goes well; a cancelled one shows what it reached, and its end. */
export function orderSteps(order: StaffTravelDetail, { t, format, now }: CellContext): Step[] {
  const reachedAt = (states: readonly TravelOrderState[]) =>
    order.timeline.find((entry) => states.includes(entry.state))?.at ?? null;
  const byPieces = isByPieces(order.kind);
  const reached = marks.map((mark, index) => ({
    ...mark,
    ...(byPieces && mark.key === 'verified' ? used : {}),
    at: reachedAt(mark.reached) ?? (index === 0 ? order.createdAt : null),
  }));
  const done = (mark: (typeof reached)[number]): Step => ({
    key: mark.key,
    title: t(mark.title),
    note: mark.at ? format.moment(mark.at) : '',
    state: 'done',
  });
  const since = order.timeline.at(-1)?.at ?? order.createdAt;
  if (order.state === 'cancelled') {
    const end: Step = { key: 'end', title: t('travel.state.cancelled'), note: format.moment(since), state: 'done' };
    return [...reached.filter((mark) => mark.at !== null).map(done), end];
  }
  const last = reached.findLastIndex((mark) => mark.at !== null);
  const overdue = order.confirmBy !== null && Date.parse(order.confirmBy) <= now;
  return reached.map((mark, index) => {
    if (index <= last) return done(mark);
    const current = index === last + 1;
    const title = current && order.state === 'pending_review' ? 'travel.staff.step.review_next' : mark.next;
    return {
      key: mark.key,
      title: t(current ? title : mark.title),
      note: current && !(byPieces && mark.key === 'verified') ? noteOf(order, { t, format, now }) : '',
      state: current ? 'current' : 'ahead',
      ...(current && overdue ? { overdue } : {}),
    };
  });
}
