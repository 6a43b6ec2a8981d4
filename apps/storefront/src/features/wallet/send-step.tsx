import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { limits } from '@app/contract/core/limits';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { IconCurrencyDollar } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { Button, TextButton } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { PasswordInput, TextInput } from '../../ui/field.tsx';
import { Face } from '../../widgets/face.tsx';
import { fieldText, resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../widgets/refusal-note.tsx';
import { inUsd, typedCents } from '../../widgets/typed-cents.ts';
import type { Receiver } from './use-transfer.ts';
import styles from './wallet.module.css';

type Values = { amount: string; note: string; password: string };
const isField = (name: string): name is keyof Values => ['amount', 'note', 'password'].includes(name);

/** What is wrong with the amount, as the server would say it. */
function flawOf(receiver: Receiver, amount: string): string | undefined {
  const cents = typedCents(amount);
  if (cents === null) return 'field.amount';
  if (cents < receiver.minimum.usd) return 'field.too_small';
  if (cents > receiver.maximum.usd) return 'field.too_big';
  return cents > receiver.available.usd ? 'error.wallet.insufficient_balance' : undefined;
}

/** Whether the range says best what is wrong. */
const outside = (message: string | undefined): boolean => message === 'field.too_small' || message === 'field.too_big';

/** How much, with which words, and the password. */
export function SendStep(props: {
  readonly receiver: Receiver;
  readonly sending: boolean;
  readonly onSend: (given: Values) => Promise<unknown>;
  readonly onChange: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { receiver, sending } = props;
  const { refusal, blocked, show, clear } = useRefusal();
  const resolver = resolveBy<Values>(({ amount, password }) => ({
    amount: flawOf(receiver, amount),
    password: password ? undefined : 'field.password_required',
  }));
  const { register, handleSubmit, formState, setError, watch } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: { amount: '', note: '', password: '' },
  });
  const { errors } = formState;
  const cents = typedCents(watch('amount'));
  const range = t('transfer.amount_help', {
    minimum: format.text(inUsd(receiver.minimum.usd)),
    maximum: format.text(inUsd(receiver.maximum.usd)),
    available: format.text(inUsd(receiver.available.usd)),
  });
  const submit = handleSubmit(async (values) => {
    clear();
    await props.onSend({ ...values, amount: plainDecimal(values.amount) }).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (isField(field) ? field : null))) show(error);
    });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Card>
        <div className={styles.person}>
          <Face nickname={receiver.name} avatar={receiver.avatar} />
          <div className="grow">
            <p className="cap t3">{t('transfer.receiver')}</p>
            <p className="h3">{receiver.name}</p>
            <p className="cap t3 clip1">{receiver.to}</p>
          </div>
          <TextButton onClick={props.onChange}>{t('transfer.change')}</TextButton>
        </div>
      </Card>
      <Card>
        <div className={styles.form}>
          <TextInput
            label={t('transfer.amount')}
            icon={IconCurrencyDollar}
            inputMode="decimal"
            autoComplete="off"
            helper={range}
            error={outside(errors.amount?.message) ? range : fieldText(errors.amount)}
            {...register('amount')}
          />
          <TextInput
            label={`${t('transfer.note')} (${t('common.optional')})`}
            maxLength={limits.transferNote}
            autoComplete="off"
            error={fieldText(errors.note)}
            {...register('note')}
          />
          <PasswordInput
            label={t('transfer.password')}
            autoComplete="current-password"
            error={fieldText(errors.password)}
            {...register('password')}
          />
          <Note tone="warn">{t('transfer.final')}</Note>
          <RefusalNote refusal={refusal} onEnd={clear} />
          <Button type="submit" block loading={sending} disabled={blocked}>
            {cents === null ? t('transfer.send') : t('transfer.send_amount', { amount: format.text(inUsd(cents)) })}
          </Button>
        </div>
      </Card>
    </form>
  );
}
