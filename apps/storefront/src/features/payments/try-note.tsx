import { useT } from '@app/client/i18n';
import type { Cashier } from '@app/contract/payments/schemas';
import { hrefTo } from '../../shell/navigation.ts';
import { Note, NoteAction } from '../../ui/card.tsx';
import styles from './cashier.module.css';

/** What is known of an open payment: a proof that waits or was refused, else how the last try at a provider went. */
export function TryNote({ cashier, accessKey }: { readonly cashier: Cashier; readonly accessKey: string | undefined }) {
  const t = useT();
  const proofs = {
    submitted: { tone: 'info', text: t('proofs.cashier_waiting') },
    rejected: { tone: 'warn', text: t('proofs.cashier_rejected') },
  } as const;
  const tries = {
    pending: { tone: 'info', text: t('payments.waiting') },
    failed: { tone: 'bad', text: t('payments.failed_note') },
    cancelled: { tone: 'warn', text: t('payments.called_off_note') },
  } as const;
  const { proof, lastAttempt } = cashier;
  const ofProof = proof && proof.state in proofs ? proofs[proof.state as keyof typeof proofs] : null;
  const note = ofProof ?? (lastAttempt in tries ? tries[lastAttempt as keyof typeof tries] : null);
  if (!note) return null;
  return (
    <div className={styles.note} role="status">
      <Note tone={note.tone}>
        {note.text}
        {ofProof && proof ? (
          <div className={styles.way}>
            <NoteAction
              href={hrefTo('offlinePayment', {
                payment: cashier.paymentId,
                channel: proof.channelId,
                key: accessKey,
              })}
            >
              {t('proofs.see')}
            </NoteAction>
          </div>
        ) : null}
      </Note>
    </div>
  );
}
