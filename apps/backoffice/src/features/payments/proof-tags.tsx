import type { ProofFlag, ReviewQueueRow } from '@app/contract/payments/proofs/staff-schemas';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

const states: Record<ReviewQueueRow['state'], Tone> = {
  submitted: 'info',
  approved: 'success',
  rejected: 'danger',
  superseded: 'neutral',
};
const flags: Record<ProofFlag, Tone> = {
  amount_differs: 'danger',
  currency_differs: 'danger',
  same_picture: 'danger',
  similar_picture: 'warning',
  same_transaction: 'danger',
  rejected_before: 'warning',
  waits_long: 'warning',
  payment_over: 'warning',
};

/** The state of a proof as a tag. */
export function ProofState({ state }: { state: ReviewQueueRow['state'] }) {
  const t = useText();
  return <StatusTag tone={states[state]}>{t(`proof.state.${state}`)}</StatusTag>;
}

/** What should be looked at twice. */
export function ProofFlags({ row }: { row: Pick<ReviewQueueRow, 'flags' | 'firstApproval' | 'state'> }) {
  const t = useText();
  return (
    <>
      {row.state === 'submitted' && row.firstApproval && <StatusTag tone="brand">{t('proof.tab.second')}</StatusTag>}
      {row.flags.map((flag) => (
        <StatusTag key={flag} tone={flags[flag]}>
          {t(`proof.flag.${flag}`)}
        </StatusTag>
      ))}
    </>
  );
}
