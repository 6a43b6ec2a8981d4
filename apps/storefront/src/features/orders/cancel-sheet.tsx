import { isApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { type TextKey, useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './order-actions.module.css';
import { useOrderStep } from './use-order-step.ts';

const REASONS: readonly TextKey[] = [
  'orders.reason.changed_mind',
  'orders.reason.wrong_choice',
  'orders.reason.found_cheaper',
];

/** Cancels an unpaid order and asks why, if one likes to say. What was typed stays when it is refused. */
export function CancelSheet(props: { readonly orderId: string; readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const cancel = useOrderStep(orderEndpoints.cancelOrder, { toast: false });
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const write = (text: string) => {
    setReason(text);
    setError(undefined);
  };
  const send = async () => {
    try {
      await cancel.mutateAsync({ body: { orderId: props.orderId, reason: reason.trim() } });
      toast(t('orders.cancelled'), 'success');
      props.onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(Object.values(fieldMessages(failure))[0] ?? failure.msg);
    }
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('orders.cancel_title')}
      footer={
        <Button block kind="danger" loading={cancel.isPending} onClick={() => void send()}>
          {t('orders.cancel_submit')}
        </Button>
      }
    >
      <p className={styles.intro}>{t('orders.cancel_text')}</p>
      <div className={styles.reasons}>
        {REASONS.map((key) => (
          <Chip key={key} selected={reason === t(key)} onPress={() => write(t(key))}>
            {t(key)}
          </Chip>
        ))}
      </div>
      <TextArea
        label={t('orders.reason_optional')}
        maxLength={limits.orderNote}
        rows={3}
        value={reason}
        error={error}
        onChange={(event) => write(event.target.value)}
      />
    </Sheet>
  );
}
