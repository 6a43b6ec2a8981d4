import type { PaymentRecord } from '@app/contract/proofs/staff-schemas';
import { Link } from 'react-router';
import { TwoLines } from '../../ui/list/cells';
import type { Pen } from '../../ui/list/define-list';
import { RECORDS_PATH } from './payments-paths';

/** The payment's number, leading to its story. */
export const paymentCell = (row: PaymentRecord) => <Link to={`${RECORDS_PATH}/${row.id}`}>{row.number}</Link>;

/** What it is for. */
export const payableCell = (row: PaymentRecord, { t }: Pen) => (
  <TwoLines top={row.payable.number} bottom={t(`proof.payable.${row.payable.kind}`)} />
);

/** Whose it is. */
export const customerCell = (row: PaymentRecord) => (
  <TwoLines top={row.customer.nickname} bottom={row.customer.email} />
);

/** How it was paid. */
export const channelCell = (row: PaymentRecord) => row.channel?.title ?? '–';
