import { isApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { type TextKey, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { limits } from '@app/contract/core/limits';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { OrderSummary } from '@app/contract/orders/schemas';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { TextArea, TextInput } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './order-actions.module.css';
import { useOrderStep } from './use-order-step.ts';

export type ReasonedStep = 'cancel' | 'request_refund' | 'request_return' | 'send_back';

type Wording = {
  readonly title: TextKey;
  readonly text?: TextKey;
  readonly submit: TextKey;
  readonly done: TextKey;
  readonly reasons: readonly TextKey[];
  readonly optional: boolean;
};

const wordings: Record<ReasonedStep, Wording> = {
  cancel: {
    title: 'orders.cancel_title',
    text: 'orders.cancel_text',
    submit: 'orders.cancel_submit',
    done: 'orders.cancelled',
    reasons: ['orders.reason.changed_mind', 'orders.reason.wrong_choice', 'orders.reason.found_cheaper'],
    optional: true,
  },
  request_refund: {
    title: 'orders.refund_title',
    text: 'orders.refund_text',
    submit: 'orders.refund_submit',
    done: 'orders.request_sent',
    reasons: ['orders.reason.changed_mind', 'orders.reason.wrong_choice', 'orders.reason.too_slow'],
    optional: false,
  },
  request_return: {
    title: 'orders.return_title',
    text: 'orders.return_text',
    submit: 'orders.refund_submit',
    done: 'orders.request_sent',
    reasons: ['orders.reason.damaged', 'orders.reason.not_as_shown', 'orders.reason.does_not_fit'],
    optional: false,
  },
  send_back: {
    title: 'orders.send_back_title',
    submit: 'common.submit',
    done: 'orders.request_sent',
    reasons: [],
    optional: false,
  },
};

/** Longest tracking number the server takes. */
const TRACKING_LENGTH = 50;

function useSteps() {
  return {
    cancel: useOrderStep(orderEndpoints.cancelOrder, { toast: false }),
    request_refund: useOrderStep(orderEndpoints.requestRefund, { toast: false }),
    request_return: useOrderStep(orderEndpoints.requestReturn, { toast: false }),
    send_back: useOrderStep(orderEndpoints.sendBack, { toast: false }),
  };
}

/** Asks for what a step needs to know and sends it. What was typed stays when it is refused. */
export function ReasonSheet(props: {
  readonly step: ReasonedStep;
  readonly order: OrderSummary;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const steps = useSteps();
  const { step, order } = props;
  const words = wordings[step];
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const write = (text: string) => {
    setValue(text);
    setError(undefined);
  };
  const send = async () => {
    const text = value.trim();
    if (!text && !words.optional) return setError(t('field.required'));
    try {
      if (step === 'send_back')
        await steps.send_back.mutateAsync({ body: { orderId: order.id, trackingNumber: text } });
      else await steps[step].mutateAsync({ body: { orderId: order.id, reason: text } });
      toast(t(words.done), 'success');
      props.onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(Object.values(fieldMessages(failure))[0] ?? failure.msg);
    }
  };
  const amount = { amount: format.text(order.payable) };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t(words.title)}
      footer={
        <Button
          block
          kind={step === 'cancel' ? 'danger' : 'solid'}
          loading={steps[step].isPending}
          onClick={() => void send()}
        >
          {t(words.submit)}
        </Button>
      }
    >
      {words.text ? <p className={styles.intro}>{t(words.text, amount)}</p> : null}
      {words.reasons.length > 0 ? (
        <div className={styles.reasons}>
          {words.reasons.map((reason) => (
            <Chip key={reason} selected={value === t(reason)} onPress={() => write(t(reason))}>
              {t(reason)}
            </Chip>
          ))}
        </div>
      ) : null}
      {step === 'send_back' ? (
        <TextInput
          label={t('orders.tracking_number')}
          maxLength={TRACKING_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          value={value}
          error={error}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <TextArea
          label={t(words.optional ? 'orders.reason_optional' : 'orders.reason')}
          maxLength={limits.orderNote}
          rows={3}
          value={value}
          error={error}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </Sheet>
  );
}
