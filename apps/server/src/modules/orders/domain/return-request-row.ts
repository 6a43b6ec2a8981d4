import type { Localized } from '@app/contract/core/locale';
import type {
  ReturnRequestKind,
  ReturnRequestReason,
  ReturnRequestState,
} from '@app/contract/orders/after-sale/reasons';
import { isReturnRequestState } from '@app/contract/orders/after-sale/return-request-groups';
import type { OrderedPieces } from './ordered-pieces.ts';

export type ReturnAddress = { readonly name: string; readonly tel: string; readonly address: string };

export type ReturnRequestLineRow = OrderedPieces & {
  readonly lineId: string;
  readonly bought: number;
  readonly amountUsd: number;
  readonly points: number;
};

/** A refund or return of an order with its lines. Money in USD cents; moments as ISO texts. */
export type ReturnRequestRow = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly kind: ReturnRequestKind;
  readonly state: ReturnRequestState;
  readonly reason: ReturnRequestReason;
  readonly description: string;
  readonly pictures: readonly string[];
  readonly goodsUsd: number;
  readonly postageUsd: number;
  readonly points: number;
  readonly couponUsd: number;
  readonly approvedUsd: number | null;
  readonly refundedUsd: number | null;
  readonly earnedBack: number;
  readonly earnedKept: number;
  readonly rebateBackUsd: number;
  readonly answer: string;
  readonly returnAddress: ReturnAddress | null;
  readonly returnCompany: Localized | null;
  readonly returnTracking: string | null;
  readonly returnTrackingTemplate: string | null;
  readonly sentAt: string | null;
  readonly dueAt: string | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly lines: readonly ReturnRequestLineRow[];
};

/** The money a return request comes to as it stands: paid back, else approved, else claimed. */
export const amountOf = (
  row: Pick<ReturnRequestRow, 'refundedUsd' | 'approvedUsd' | 'goodsUsd' | 'postageUsd'>,
): number => row.refundedUsd ?? row.approvedUsd ?? row.goodsUsd + row.postageUsd;

export const piecesOfReturnRequest = (row: Pick<ReturnRequestRow, 'lines'>): number =>
  row.lines.reduce((sum, line) => sum + line.quantity, 0);

/** Whose turn it is. */
export function waitsFor(state: ReturnRequestState): 'staff' | 'customer' | 'nobody' {
  if (isReturnRequestState(state, 'for_staff')) return 'staff';
  return isReturnRequestState(state, 'for_customer') ? 'customer' : 'nobody';
}

/** Events that belong to a return request's own history. */
export const CASE_EVENTS: readonly string[] = [
  'request_refund',
  'cancel_paid',
  'approve_refund',
  'reject_refund',
  'request_return',
  'approve_return',
  'reject_return',
  'send_back',
  'receive_return',
  'refuse_return',
  'refund',
  'refund_part',
  'withdraw',
  'lapse_return',
];
