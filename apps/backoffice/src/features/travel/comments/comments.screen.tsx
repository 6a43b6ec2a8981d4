import { limits } from '@app/contract/core/limits';
import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffTravelComment } from '@app/contract/travel/staff-review-schemas';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import { type Fact, useStep } from '../../../ui/form/use-step';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { commentList } from './comment-list';

type Reason = { reason: string };
const reasonForm = defineForm<Reason>()([
  {
    name: 'reason',
    kind: 'long-text',
    label: 'orders.reason',
    help: 'travel.comments.hide_help',
    max: limits.staffReason,
    required: true,
  },
]);

const setHidden = ({ id, version }: StaffTravelComment, body: { hidden: boolean; reason?: string }) =>
  request(calls.hideTravelComment, { params: { id }, body: { version, ...body } });

const facts: Fact<StaffTravelComment>[] = [
  { label: 'travel.comments.comment', of: ({ text }) => text },
  {
    label: 'orders.status',
    of: ({ hidden }, { t }) => t(hidden ? 'travel.comments.tab.hidden' : 'travel.comments.tab.shown'),
  },
  { label: 'orders.reason', of: ({ reason }) => reason },
];
const rule = { facts, open: ({ hidden }: StaffTravelComment) => !hidden };

function HideDialog({ comment, onClose }: { comment: StaffTravelComment; onClose: () => void }) {
  const t = useText();
  const step = useStep(comment, rule);
  const { nickname, subject } = step.record;
  return (
    <FormDialog<Reason, unknown>
      title={t('travel.comments.hide_comment')}
      intro={<p>{t('travel.comments.hide_text', { name: nickname, subject })}</p>}
      fields={reasonForm}
      initial={{ reason: '' }}
      submit="travel.comments.hide"
      danger
      done="travel.comments.comment_hidden"
      step={step}
      send={({ reason }) => setHidden(step.record, { hidden: true, reason })}
      onClose={onClose}
    />
  );
}

/** Comments on everything that was booked; one can be hidden from customers, with the reason, and shown again. */
export default function CommentsScreen() {
  const { run } = useAction();
  const mayHide = useAllowed('travel.comments.hide');
  const maySeeOrders = useAllowed('travel.orders.view');
  const [hiding, setHiding] = useState<StaffTravelComment | null>(null);
  const rowActions = (row: StaffTravelComment): RowAction[] => {
    const order: RowAction[] = maySeeOrders
      ? [{ key: 'order', label: 'travel.comments.to_order', to: `/travel/orders/${row.orderId}` }]
      : [];
    if (!mayHide) return order;
    const show = () => void run(() => setHidden(row, { hidden: false }), { done: 'travel.comments.comment_shown' });
    const step: RowAction = row.hidden
      ? { key: 'show', label: 'travel.comments.show', run: show }
      : { key: 'hide', label: 'travel.comments.hide', run: () => setHiding(row) };
    return [step, ...order];
  };
  return (
    <>
      <ListPage rule={commentList} actions={{ rowActions }} />
      {hiding && <HideDialog comment={hiding} onClose={() => setHiding(null)} />}
    </>
  );
}
