import { limits } from '@app/contract/core/limits';
import { REJECT_REASONS, type RejectReason } from '@app/contract/payments/proofs/proof-states';
import { reviewQueueEndpoints as calls } from '@app/contract/payments/proofs/staff-endpoints';
import type { ReviewQueueDetail } from '@app/contract/payments/proofs/staff-schemas';
import { isRefusal } from '../../api/failure';
import { request } from '../../api/request';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';

/** What was seen, and what is so now, of a proof that changed under the reviewer's hands. */
export type Stale = { readonly seen: { revision: number; dueUsd: number | null }; readonly current: ReviewQueueDetail };

type DialogProps = {
  proof: ReviewQueueDetail;
  onClose: () => void;
  onDone: (after: ReviewQueueDetail) => void;
  onStale: (stale: Stale) => void;
};

/** Sends a verdict; what has changed meanwhile closes the dialog and is shown beside what was seen. */
async function decide<T>(work: Promise<T>, { proof, onStale, onClose }: DialogProps): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isRefusal(error, 'proof.stale') || isRefusal(error, 'proof.not_waiting')) {
      const current = error.data.current as ReviewQueueDetail;
      onStale({ seen: { revision: proof.revision, dueUsd: proof.dueUsd }, current });
      onClose();
    }
    throw error;
  }
}

type Approval = { receivedUsd: number };
const approval = (help: 'proof.received_help' | 'proof.received_on_chain') =>
  defineForm<Approval>()([
    { name: 'receivedUsd', kind: 'money', label: 'proof.received_amount', required: true, help },
  ]);

/** Approves with the amount that the bank or the chain shows. */
export function ApproveDialog(props: DialogProps) {
  const t = useText();
  const format = useFormat();
  const { proof } = props;
  return (
    <FormDialog<Approval, ReviewQueueDetail>
      title={t('proof.approve_title', { number: proof.paymentNumber })}
      intro={
        <>
          <p>{t(`proof.late.${proof.whenExact}`)}</p>
          {proof.secondFromUsd > 0 && <p>{t('proof.second_help', { amount: format.money(proof.secondFromUsd) })}</p>}
        </>
      }
      fields={approval(proof.chain ? 'proof.received_on_chain' : 'proof.received_help')}
      initial={{ receivedUsd: proof.firstApproval?.receivedUsd ?? proof.dueUsd }}
      submit="proof.approve"
      done="proof.approved_done"
      send={({ receivedUsd }, idempotencyKey) =>
        decide(
          request(
            calls.approveProof,
            {
              params: { id: proof.id },
              body: { revision: proof.revision, dueUsd: proof.dueUsd, receivedUsd },
            },
            { idempotencyKey },
          ),
          props,
        )
      }
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}

type Rejection = { reason: RejectReason; text: string };
const rejection = defineForm<Rejection>()([
  {
    name: 'reason',
    kind: 'select',
    label: 'proof.reason',
    required: true,
    choices: { known: REJECT_REASONS.map((value) => ({ value, label: `proof.reason.${value}` as const })) },
  },
  {
    name: 'text',
    kind: 'long-text',
    label: 'proof.reason_text',
    max: limits.proofReason,
    help: 'proof.reason_text_help',
  },
]);

/** Rejects with a reason that the customer reads. */
export function RejectDialog(props: DialogProps) {
  const t = useText();
  const { proof } = props;
  return (
    <FormDialog<Rejection, ReviewQueueDetail>
      title={t('proof.reject_title', { number: proof.paymentNumber })}
      fields={rejection}
      initial={{ text: '' }}
      submit="proof.reject"
      danger
      done="proof.rejected_done"
      send={({ reason, text }, idempotencyKey) =>
        decide(
          request(
            calls.rejectProof,
            { params: { id: proof.id }, body: { revision: proof.revision, reason, text: text ?? '' } },
            { idempotencyKey },
          ),
          props,
        )
      }
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}
