import { isApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { type TextKey, useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { limits } from '@app/contract/core/limits';
import type { Price } from '@app/contract/core/validation';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { CancelPreview } from '@app/contract/travel/schemas';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAmountText } from '../../amount-text.ts';
import { useNumberText } from '../../number-text.ts';
import { RoundingLine } from '../../rounding-line.tsx';
import { useBackWords } from '../policy/refund-words.ts';
import styles from './cancel-booking-sheet.module.css';
import { useTravelStep } from './use-travel-order.ts';

const REASONS: readonly TextKey[] = ['travel.reason.plans', 'travel.reason.dates', 'travel.reason.cheaper'];

/** Returns what of a fee is kept of points, as it is more than all of the money; null for nothing. */
const feeOfPoints = ({ paid, fee }: CancelPreview): Price | null =>
  paid.usd > 0 && fee.usd > paid.usd ? { ...fee, usd: fee.usd - paid.usd, amount: fee.amount - paid.amount } : null;

/** What comes back, what it costs, and where the money goes. */
function Refund({ preview }: { readonly preview: CancelPreview }) {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  const amountText = useAmountText();
  const where = useBackWords()({ ...preview, paidUsd: preview.paid.usd });
  const ofPoints = feeOfPoints(preview);
  // Nothing was paid in money or points: there are no sums.
  const some = preview.paid.usd > 0 || preview.points > 0 || preview.fee.usd > 0;
  return (
    <>
      {some ? (
        <dl className={styles.sums}>
          <KeyValue name={t('travel.refund_paid')}>
            {preview.paid.usd > 0 ? format.text(preview.paid) : t('orders.paid_points')}
          </KeyValue>
          <KeyValue name={t('travel.refund_fee')}>
            {preview.fee.usd > 0 ? <span className="bad">−{format.text(preview.fee)}</span> : t('common.free')}
          </KeyValue>
          {ofPoints ? <KeyValue name={t('travel.refund_fee_points')}>{format.text(ofPoints)}</KeyValue> : null}
          {preview.points > 0 ? <KeyValue name={t('travel.refund_points')}>{number(preview.points)}</KeyValue> : null}
          <RoundingLine total={preview.refund} parts={[preview.paid]} off={[preview.fee]} />
          {preview.paid.usd > 0 ? (
            <KeyValue strong name={t('travel.refund_back')}>
              {amountText(preview.refund)}
            </KeyValue>
          ) : null}
        </dl>
      ) : null}
      {preview.freeReason ? <Note>{t(`travel.free_reason.${preview.freeReason}`)}</Note> : null}
      <Note tone={where.tone}>{where.text}</Note>
    </>
  );
}

/**
 * Cancels a booking in one step: what comes back, why, and the button that says the sum. It is confirmed with exactly what
 * is shown; an unpaid booking has nothing to give back. Mount it anew for each opening.
 */
export function CancelBookingSheet(props: {
  readonly orderId: string;
  readonly paid: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { orderId, paid } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const preview = useEndpoint(
    travelEndpoints.cancelPreview,
    { query: { id: orderId } },
    { enabled: props.open && paid, staleTime: 0 },
  );
  const cancel = useTravelStep(travelEndpoints.cancelTravelOrder, { toast: false });
  const send = async () => {
    const refundUsd = paid ? preview.data?.refundUsd : undefined;
    try {
      await cancel.mutateAsync({
        body: { orderId, reason: reason.trim(), ...(refundUsd === undefined ? {} : { refundUsd }) },
      });
      toast(t('travel.cancelled'), 'success');
      props.onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(Object.values(fieldMessages(failure))[0] ?? failure.msg);
      // What comes back has changed: it is shown again before anything is cancelled.
      if (failure.key === 'travel.refund_changed') void preview.refetch();
    }
  };
  const footer = (
    <Button
      block
      kind="danger"
      disabled={paid && (!preview.data || preview.isFetching)}
      loading={cancel.isPending}
      onClick={() => void send()}
    >
      {paid && preview.data && preview.data.refundUsd > 0
        ? t('travel.cancel_confirm', { amount: format.text(preview.data.refund) })
        : t('travel.cancel_submit')}
    </Button>
  );
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('travel.cancel_title')} footer={footer}>
      {paid ? (
        <>
          {preview.isPending ? <SkeletonText lines={4} /> : null}
          {preview.error && !preview.data ? (
            <ErrorNote error={preview.error} onRetry={() => void preview.refetch()} />
          ) : null}
          {preview.data ? <Refund preview={preview.data} /> : null}
        </>
      ) : (
        <p className={styles.text}>{t('travel.cancel_unpaid')}</p>
      )}
      {paid && !preview.data ? null : (
        <div className={styles.why}>
          <div className={styles.reasons}>
            {REASONS.map((key) => (
              <Chip key={key} selected={reason === t(key)} onPress={() => setReason(t(key))}>
                {t(key)}
              </Chip>
            ))}
          </div>
          <TextArea
            label={t('orders.reason_optional')}
            maxLength={limits.orderNote}
            rows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      {error ? (
        <div className={styles.error}>
          <Note tone="bad">{error}</Note>
        </div>
      ) : null}
    </Sheet>
  );
}
