import type { TextKey } from '@app/client/i18n';
import type { ReturnRequest } from '@app/contract/orders/after-sale/schemas';

type ReturnRequestView = Pick<ReturnRequest, 'kind' | 'state' | 'timeline'>;
export type ProgressStep = {
  readonly key: string;
  readonly title: TextKey;
  /** When it was reached; null ahead. */
  readonly at: string | null;
  readonly look: 'done' | 'current' | 'ahead' | 'ended';
};

const MARKS = {
  requested: ['request_refund', 'request_return', 'cancel_paid'],
  approved: ['approve_refund', 'approve_return', 'cancel_paid'],
  sent_back: ['send_back'],
  arrived: ['receive_return'],
  refunded: ['refund', 'refund_part'],
} as const;
type Mark = keyof typeof MARKS;
const WAYS: Record<ReturnRequestView['kind'], readonly Mark[]> = {
  refund: ['requested', 'approved', 'refunded'],
  return: ['requested', 'approved', 'sent_back', 'arrived', 'refunded'],
};
const ENDED: readonly ReturnRequestView['state'][] = ['refund_rejected', 'return_rejected', 'withdrawn', 'lapsed'];

/**
 * How far a return request has come; one that ended otherwise shows what it reached and then how it ended. What was passed over, such
 * as sending back a parcel that arrived without a notice, is left out.
 */
export function returnRequestSteps(one: ReturnRequestView): ProgressStep[] {
  const reached = (mark: Mark): string | null =>
    one.timeline.find((entry) => (MARKS[mark] as readonly string[]).includes(entry.event))?.at ?? null;
  const way = WAYS[one.kind].map((mark) => ({ mark, at: reached(mark) }));
  const furthest = way.findLastIndex(({ at }) => at !== null);
  const marks = way.filter(({ at }, index) => at !== null || index > furthest);
  const step = ({ mark, at }: (typeof marks)[number], look: ProgressStep['look']): ProgressStep => ({
    key: mark,
    title: `after_sale.step.${mark}`,
    at,
    look,
  });
  if (ENDED.includes(one.state)) {
    const last = one.timeline.at(-1)?.at ?? null;
    const end = { key: 'end', title: `after_sale.state.${one.state}`, at: last, look: 'ended' } as const;
    return [...marks.filter(({ at }) => at !== null).map((mark) => step(mark, 'done')), end];
  }
  const next = marks.findIndex(({ at }) => at === null);
  return marks.map((mark, index) => step(mark, mark.at !== null ? 'done' : index === next ? 'current' : 'ahead'));
}
