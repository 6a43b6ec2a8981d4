import type { StaffWithdrawalRow } from '@app/contract/withdrawals/staff-schemas';
import type { WithdrawalState as State } from '@app/contract/withdrawals/withdrawal.machine';
import { Link } from 'react-router';
import { useProductNow } from '../../api/use-product-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone, TwoLines } from '../../ui/list/cells';
import { WITHDRAWALS_PATH } from './withdrawals-path';

const tones: Record<State, Tone> = {
  pending_review: 'info',
  approved: 'info',
  paid: 'success',
  rejected: 'danger',
  payment_failed: 'danger',
  cancelled: 'neutral',
};

/** The state of a withdrawal as a tag. */
export function WithdrawalState({ state }: { state: State }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`withdrawals.state.${state}`)}</StatusTag>;
}

type RowOnly = { row: StaffWithdrawalRow };

/** The number, leading to its drawer, and when it was asked for. */
export function NumberCell({ row }: RowOnly) {
  const format = useFormat();
  return (
    <TwoLines
      strong
      whole
      top={<Link to={`${WITHDRAWALS_PATH}/${row.id}`}>{row.number}</Link>}
      bottom={format.moment(row.createdAt)}
    />
  );
}

/** Where it is paid to, masked. */
export const AccountCell = ({ row }: RowOnly) => (
  <TwoLines top={row.account.masked || '–'} bottom={[row.channel, row.account.bank].filter(Boolean).join(' · ')} />
);

/** How long it has stood as it does. */
export function AgeCell({ row }: RowOnly) {
  const format = useFormat();
  const now = useProductNow();
  const waits = row.state === 'pending_review' || row.state === 'approved';
  return <>{waits ? format.span(now() - new Date(row.since).getTime()) : format.moment(row.since)}</>;
}
