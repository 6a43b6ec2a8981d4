import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { limits } from '@app/contract/core/limits';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import type { ReportReason, ShownReview } from '@app/contract/reviews/schemas';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './reviews.module.css';

// The schemas stay out of this chunk, so the names stand here again.
const REASONS: readonly ReportReason[] = ['offensive', 'advertising', 'private', 'not_the_product', 'other'];

function ReportForm(props: { readonly review: ShownReview; readonly onDone: () => void }) {
  const t = useT();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const report = useEndpointMutation(reviewEndpoints.reportReview, {
    toast: false,
    onSuccess: () => {
      toast(t('report.done'), 'success');
      props.onDone();
    },
    onError: (error) => toast(error.msg, 'warning'),
  });
  return (
    <div className={styles.form}>
      <Chips
        label={t('report.title')}
        value={reason}
        onChange={setReason}
        choices={REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
      />
      <TextArea
        label={t('report.note')}
        maxLength={limits.reportNote}
        rows={3}
        value={note}
        error={fieldMessages(report.error).note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        block
        disabled={reason === null}
        loading={report.isPending}
        onClick={() => reason && report.mutate({ body: { id: props.review.id, reason, note: note.trim() } })}
      >
        {t('report.send')}
      </Button>
    </div>
  );
}

/** Asks what is wrong with a shared review and sends it to staff. */
export function ReportSheet(props: { readonly review: ShownReview | null; readonly onClose: () => void }) {
  const t = useT();
  const { review, onClose } = props;
  return (
    <Sheet open={review !== null} onClose={onClose} title={t('report.title')}>
      {review ? <ReportForm key={review.id} review={review} onDone={onClose} /> : null}
    </Sheet>
  );
}
