import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import type { StaffAction, StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { IconArrowBackUp, IconCheck, IconPackageImport, IconTruck } from '@tabler/icons-react';
import { request } from '../../api/request';
import type { TextKey } from '../../text/text-key';
import type { ActionLook } from '../../ui/machine-actions';

/** How each next step looks; which of them are drawn is the server's word alone. */
export const actionLooks: Record<StaffAction, ActionLook> = {
  ship: { label: 'orders.action.confirm_shipment', tone: 'primary', icon: <IconTruck size={16} /> },
  modify_amount: { label: 'orders.action.modify_amount', tone: 'plain' },
  cancel: { label: 'orders.action.cancel', tone: 'danger' },
  cancel_paid: { label: 'orders.action.cancel_paid', tone: 'danger' },
  confirm_receipt: { label: 'orders.action.confirm_receipt', tone: 'primary', icon: <IconCheck size={16} /> },
  request_refund: { label: 'orders.action.open_refund', tone: 'plain', icon: <IconArrowBackUp size={16} /> },
  request_return: { label: 'orders.action.open_return', tone: 'plain', icon: <IconArrowBackUp size={16} /> },
  approve_refund: { label: 'orders.action.approve_refund', tone: 'primary', icon: <IconArrowBackUp size={16} /> },
  reject_refund: { label: 'orders.action.reject_refund', tone: 'danger' },
  approve_return: { label: 'orders.action.approve_return', tone: 'primary', icon: <IconCheck size={16} /> },
  reject_return: { label: 'orders.action.reject_return', tone: 'danger' },
  receive_return: { label: 'orders.action.receive_return', tone: 'primary', icon: <IconPackageImport size={16} /> },
  refuse_return: { label: 'orders.action.refuse_return', tone: 'danger' },
};

type Row = { readonly state: string; readonly actions: readonly StaffAction[] };

/** Steps that wait for staff. A parcel can be received before the customer has named it, and nothing waits for that. */
const reviewed = ({ state }: Row): readonly StaffAction[] =>
  state === 'return_approved' ? [] : ['approve_refund', 'approve_return', 'receive_return'];

/** What stands as text in the list, in this order of preference: the step that waits for staff. */
export const rowStep = (row: Row): { action: StaffAction; label: TextKey } | null => {
  const { actions } = row;
  if (actions.includes('ship')) return { action: 'ship', label: 'orders.action.ship' };
  const review = actions.find((action) => reviewed(row).includes(action));
  if (review) return { action: review, label: 'orders.action.review' };
  if (actions.includes('modify_amount')) return { action: 'modify_amount', label: 'orders.action.modify_amount' };
  return null;
};

export type NotedAction = Exclude<StaffAction, 'ship' | 'modify_amount' | 'request_refund' | 'request_return'>;

/** Fires a step that takes a note and nothing else. */
export function fireNoted(
  action: NotedAction,
  order: StaffOrderDetail,
  given: { note: string; idempotencyKey: string },
) {
  const { note, idempotencyKey } = given;
  const params = { id: order.id };
  const body = { version: order.version, note };
  if (action === 'cancel' || action === 'cancel_paid')
    return request(calls.cancelOrder, { params, body }, { idempotencyKey });
  if (action === 'confirm_receipt') return request(calls.confirmReceipt, { params, body }, { idempotencyKey });
  return request(calls.decideAfterSale, { params, body: { ...body, decision: action } }, { idempotencyKey });
}
