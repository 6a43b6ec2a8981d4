import type { PaymentRecord } from '@app/contract/payments/proofs/staff-schemas';
import { RecordLink, TwoLines } from '../../ui/list/cells';
import type { CellContext } from '../../ui/list/define-list';
import { RECORDS_PATH } from './payments-paths';

/** The payment's number, leading to its story. */
export const paymentCell = (row: PaymentRecord) => (
  <RecordLink to={`${RECORDS_PATH}/${row.id}`}>{row.number}</RecordLink>
);

/** What it is for. */
export const payableCell = (row: PaymentRecord, { t }: CellContext) => (
  <TwoLines whole top={row.payable.number} bottom={t(`proof.payable.${row.payable.kind}`)} />
);

/** How it was paid. */
export const channelCell = (row: PaymentRecord) => row.channel?.title ?? '–';
