import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { limits } from '@app/contract/core/limits';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { BundleCancelPreview } from '@app/contract/travel/bundle-views';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAmountText } from '../../amount-text.ts';
import { useConverted } from '../../converted.ts';
import { useNumberText } from '../../number-text.ts';
import { RoundingLine } from '../../rounding-line.tsx';
import { useTravelStep } from '../order/use-travel-order.ts';
import { useBackWords } from '../policy/refund-words.ts';
import { cancelRows } from './bundle-cancel-rows.ts';
import styles from './bundle-cancel-sheet.module.css';

/** What comes back of each part and of all, and where the money goes. */
function Refunds({ preview }: { readonly preview: BundleCancelPreview }) {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  const converted = useConverted();
  const amountText = useAmountText();
  const { cancelled, kept, paid: sum } = cancelRows(preview);
  const paid = sum && converted(sum);
  const fee = (amount: BundleCancelPreview['fee']) =>
    amount.usd > 0 ? <span className="bad">−{format.text(amount)}</span> : t('common.free');
  const where = useBackWords()({ ...preview, paidUsd: paid?.usd ?? 0 });
  return (
    <>
      {cancelled.map((part) => (
        <section key={part.slot} className={styles.part}>
          <h3 className="semi">{part.title}</h3>
          {part.paid.usd > 0 ? (
            <dl>
              <KeyValue name={t('travel.refund_paid')}>{format.text(part.paid)}</KeyValue>
              <KeyValue name={t('travel.refund_fee')}>{fee(part.fee)}</KeyValue>
              <RoundingLine total={part.refund} parts={[part.paid]} off={[part.fee]} />
              <KeyValue name={t('travel.refund_back')}>{amountText(part.refund)}</KeyValue>
            </dl>
          ) : (
            <p className="sub t2">{t(part.points > 0 ? 'travel.refund_points' : 'orders.nothing_to_pay')}</p>
          )}
        </section>
      ))}
      {kept.map((part) => (
        <section key={part.slot} className={styles.part}>
          <h3 className="semi">{part.title}</h3>
          <p className="sub t2">{t('travel.bundle.kept')}</p>
        </section>
      ))}
      <dl className={styles.sums}>
        {paid ? <KeyValue name={t('travel.refund_paid')}>{amountText(paid)}</KeyValue> : null}
        <KeyValue name={t('travel.refund_fee')}>{fee(preview.fee)}</KeyValue>
        {preview.points > 0 ? <KeyValue name={t('travel.refund_points')}>{number(preview.points)}</KeyValue> : null}
        {paid ? <RoundingLine total={preview.refund} parts={[paid]} off={[preview.fee]} /> : null}
        <KeyValue strong name={t('travel.refund_back')}>
          {amountText(preview.refund)}
        </KeyValue>
      </dl>
      <Note tone={where.tone}>{where.text}</Note>
    </>
  );
}

/**
 * Cancels what can still be cancelled of a paid bundle in one step: what comes back of each part, and the button that says
 * the sum. It is confirmed with exactly what is shown. Mount it anew for each opening.
 */
export function BundleCancelSheet(props: {
  readonly bundleId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { bundleId } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const preview = useEndpoint(
    bundleEndpoints.bundleCancelPreview,
    { query: { id: bundleId } },
    { enabled: props.open, staleTime: 0 },
  );
  const cancel = useTravelStep(bundleEndpoints.cancelBundle, { toast: false });
  const send = async () => {
    if (!preview.data) return;
    try {
      await cancel.mutateAsync({ body: { bundleId, reason: reason.trim(), refundUsd: preview.data.refundUsd } });
      toast(t('travel.cancelled'), 'success');
      props.onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.msg);
      // What comes back has changed: it is shown again before anything is cancelled.
      if (failure.key === 'travel.refund_changed') void preview.refetch();
    }
  };
  const some = preview.data ? cancelRows(preview.data).cancelled.length > 0 : false;
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('travel.bundle.cancel_title')}
      footer={
        <Button
          block
          kind="danger"
          disabled={!some || preview.isFetching}
          loading={cancel.isPending}
          onClick={() => void send()}
        >
          {preview.data && preview.data.refundUsd > 0
            ? t('travel.cancel_confirm', { amount: format.text(preview.data.refund) })
            : t('travel.cancel_submit')}
        </Button>
      }
    >
      {preview.isPending ? <SkeletonText lines={6} /> : null}
      {preview.error && !preview.data ? (
        <ErrorNote error={preview.error} onRetry={() => void preview.refetch()} />
      ) : null}
      {preview.data ? (
        <>
          <Refunds preview={preview.data} />
          <div className={styles.why}>
            <TextArea
              label={t('orders.reason_optional')}
              maxLength={limits.orderNote}
              rows={2}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
        </>
      ) : null}
      {error ? (
        <div className={styles.why}>
          <Note tone="bad">{error}</Note>
        </div>
      ) : null}
    </Sheet>
  );
}
