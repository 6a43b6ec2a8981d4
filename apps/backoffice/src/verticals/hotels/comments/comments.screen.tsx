import { limits } from '@app/contract/core/limits';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { StaffHotelComment } from '@app/contract/verticals/hotels/staff-schemas';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/form-dialog';
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

/** Comments of those who stayed; one can be hidden from customers, with the reason, and shown again. */
export default function CommentsScreen() {
  const t = useText();
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
      {hiding && (
        <FormDialog<Reason, unknown>
          title={t('hotels.staff.hide_comment')}
          intro={<p>{t('hotels.staff.hide_text', { name: hiding.nickname, hotel: hiding.hotel.name })}</p>}
          fields={reasonForm}
          initial={{ reason: '' }}
          submit="hotels.staff.hide"
          danger
          done="hotels.staff.comment_hidden"
          send={({ reason }) => setHidden(hiding, { hidden: true, reason })}
          onClose={() => setHiding(null)}
        />
      )}
    </>
  );
}
