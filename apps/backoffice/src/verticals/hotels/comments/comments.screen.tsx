import { limits } from '@app/contract/core/limits';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { StaffHotelComment } from '@app/contract/verticals/hotels/staff-schemas';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/form-dialog';
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
    help: 'hotels.staff.hide_help',
    max: limits.staffReason,
    required: true,
  },
]);

const setHidden = ({ id, version }: StaffHotelComment, body: { hidden: boolean; reason?: string }) =>
  request(calls.hideHotelComment, { params: { id }, body: { version, ...body } });

const facts: Fact<StaffHotelComment>[] = [
  { label: 'hotels.staff.comment', of: ({ text }) => text },
  {
    label: 'orders.status',
    of: ({ hidden }, { t }) => t(hidden ? 'hotels.staff.tab.hidden' : 'hotels.staff.tab.shown'),
  },
  { label: 'orders.reason', of: ({ reason }) => reason },
];
const rule = { facts, open: ({ hidden }: StaffHotelComment) => !hidden };

function HideDialog({ comment, onClose }: { comment: StaffHotelComment; onClose: () => void }) {
  const t = useText();
  const step = useStep(comment, rule);
  const { nickname, hotel } = step.record;
  return (
    <FormDialog<Reason, unknown>
      title={t('hotels.staff.hide_comment')}
      intro={<p>{t('hotels.staff.hide_text', { name: nickname, hotel: hotel.name })}</p>}
      fields={reasonForm}
      initial={{ reason: '' }}
      submit="hotels.staff.hide"
      danger
      done="hotels.staff.comment_hidden"
      step={step}
      send={({ reason }) => setHidden(step.record, { hidden: true, reason })}
      onClose={onClose}
    />
  );
}

/** Comments of those who stayed; one can be hidden from customers, with the reason, and shown again. */
export default function CommentsScreen() {
  const { run } = useAction();
  const mayHide = useAllowed('travel.hotel_comments.hide');
  const maySeeOrders = useAllowed('travel.orders.view');
  const [hiding, setHiding] = useState<StaffHotelComment | null>(null);
  const rowActions = (row: StaffHotelComment): RowAction[] => {
    const order: RowAction[] =
      row.orderId && maySeeOrders
        ? [{ key: 'order', label: 'hotels.staff.to_order', to: `/travel/orders/${row.orderId}` }]
        : [];
    if (!mayHide) return order;
    const show = () => void run(() => setHidden(row, { hidden: false }), { done: 'hotels.staff.comment_shown' });
    const step: RowAction = row.hidden
      ? { key: 'show', label: 'hotels.staff.show', run: show }
      : { key: 'hide', label: 'hotels.staff.hide', run: () => setHiding(row) };
    return [step, ...order];
  };
  return (
    <>
      <ListPage rule={commentList} hands={{ rowActions }} />
      {hiding && <HideDialog comment={hiding} onClose={() => setHiding(null)} />}
    </>
  );
}
