import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffTravelAction, StaffTravelDetail, StaffTravelRow } from '@app/contract/travel/staff-schemas';
import { IconCheck, IconTicket } from '@tabler/icons-react';
import { randomKey } from '../../../api/random-key';
import { request } from '../../../api/request';
import type { ActionLook } from '../../../ui/machine-actions';

/** How each next step looks; which of them are drawn is the server's word alone. */
export const actionLooks: Record<StaffTravelAction, ActionLook> = {
  review: { label: 'travel.action.review', tone: 'primary', icon: <IconCheck size={16} /> },
  confirm: { label: 'travel.staff.confirm_booking', tone: 'primary', icon: <IconCheck size={16} /> },
  verify: { label: 'travel.action.verify', tone: 'primary', icon: <IconTicket size={16} /> },
  unverify: { label: 'travel.action.unverify', tone: 'danger' },
  modify_amount: { label: 'travel.action.modify_amount', tone: 'plain' },
  change_dates: { label: 'travel.action.change_dates', tone: 'plain' },
  add_extras: { label: 'travel.action.add_extras', tone: 'plain' },
  change_guests: { label: 'travel.action.change_guests', tone: 'plain' },
  drop_out: { label: 'travel.action.drop_out', tone: 'danger' },
  no_show: { label: 'travel.action.no_show', tone: 'plain' },
  cancel: { label: 'travel.staff.cancel_order', tone: 'danger' },
  cancel_paid: { label: 'travel.action.cancel_paid', tone: 'danger' },
};

/** What stands as text in the list, in this order of preference: the step that waits for staff. */
export const rowStep = (actions: readonly StaffTravelAction[]) =>
  (['review', 'confirm', 'verify'] as const).find((action) => actions.includes(action)) ?? null;

/** How that step is called where room is short. */
export const rowStepLabels = {
  review: 'travel.action.review',
  confirm: 'travel.action.confirm',
  verify: 'travel.staff.step.verified_next',
} as const;

/** Steps that take a note and nothing else. */
export type NotedAction = 'review' | 'cancel' | 'drop_out' | 'no_show' | 'unverify';
export const NOTED: readonly StaffTravelAction[] = [
  'review',
  'cancel',
  'drop_out',
  'no_show',
  'unverify',
] satisfies NotedAction[];

const noted = {
  review: calls.reviewTravelOrder,
  cancel: calls.cancelTravelOrder,
  drop_out: calls.dropOutOfPart,
  no_show: calls.noteNoShow,
  unverify: calls.unverifyTravelOrder,
};

/** Fires a step that takes a note and nothing else. */
export const fireNoted = (
  action: NotedAction,
  order: StaffTravelDetail,
  given: { note: string; idempotencyKey: string },
): Promise<StaffTravelDetail> =>
  request(
    noted[action],
    { params: { id: order.id }, body: { version: order.version, note: given.note } },
    { idempotencyKey: given.idempotencyKey },
  );

/** Confirms an order with the numbers that its kind issues by itself; the server refuses it where staff have to type one. */
export const confirmWithOwnNumbers = (order: StaffTravelRow): Promise<StaffTravelDetail> =>
  request(
    calls.confirmTravelOrder,
    { params: { id: order.id }, body: { version: order.version, references: [], note: '' } },
    { idempotencyKey: randomKey() },
  );
