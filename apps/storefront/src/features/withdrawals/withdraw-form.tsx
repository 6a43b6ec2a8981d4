import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { WithdrawalChannel, WithdrawalDetail } from '@app/contract/withdrawals/schemas';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { PasswordInput } from '../../ui/field.tsx';
import { fieldText } from '../../widgets/form-fields.ts';
import { RefusalNote } from '../../widgets/refusal-note.tsx';
import { inUsd } from '../../widgets/typed-cents.ts';
import { AccountChoice, type Options } from './account-choice.tsx';
import { QuoteCard } from './quote-card.tsx';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawAmount } from './withdraw-amount.tsx';
import { takenCents } from './withdraw-values.ts';
import styles from './withdrawals.module.css';

type WithdrawFormProps = {
  readonly options: Options;
  readonly channel: WithdrawalChannel;
  readonly onChannel: (id: string) => void;
  readonly onSent: (sent: WithdrawalDetail) => void;
  /** Draws the screen around the form and its sticky button. */
  readonly frame: (form: ReactNode, footer: ReactNode) => ReactNode;
};

/** How much, by which channel, to which account; what it costs and what arrives; the password. */
export function WithdrawForm(props: WithdrawFormProps) {
  const t = useT();
  const format = usePriceFormat();
  const { options, channel } = props;
  const formId = useId();
  const { form, submit, isSending, refused } = useWithdrawForm(props);
  const { errors } = form.formState;
  const [settled, setSettled] = useState('');
  const { amount = '', account = '' } = useWatch({ control: form.control });
  const typed = plainDecimal(amount);
  const cents = takenCents(channel, amount);
  return props.frame(
    <form id={formId} onSubmit={submit} noValidate>
      <Card>
        <div className={styles.form}>
          {options.channels.length > 1 ? <ChannelChips {...props} /> : null}
          <WithdrawAmount form={form} channel={channel} onSettled={setSettled} />
        </div>
      </Card>
      <Card>
        <AccountChoice
          options={options}
          channel={channel}
          value={account}
          error={fieldText(errors.account) ?? null}
          onChange={(id) => form.setValue('account', id, { shouldValidate: true })}
        />
      </Card>
      <QuoteCard channel={channel} amount={cents === null ? '' : typed} settled={settled === typed} />
      <Card>
        <div className={styles.form}>
          <PasswordInput
            label={t('withdrawals.password')}
            autoComplete="current-password"
            error={fieldText(errors.password)}
            {...form.register('password')}
          />
          <RefusalNote refusal={refused.refusal} onEnd={refused.clear} />
        </div>
      </Card>
      <div className={styles.room} />
    </form>,
    <Button form={formId} type="submit" block loading={isSending} disabled={refused.blocked || channel.allInUsd === 0}>
      {cents === null ? t('withdrawals.submit_plain') : t('withdrawals.submit', { amount: format.text(inUsd(cents)) })}
    </Button>,
  );
}

/** By which channel. */
function ChannelChips({ options, channel, onChannel }: WithdrawFormProps) {
  const t = useT();
  return (
    <div>
      <p className={styles.label}>{t('withdrawals.channel')}</p>
      <Chips
        label={t('withdrawals.channel')}
        choices={options.channels.map(({ id, title }) => ({ value: id, label: title }))}
        value={channel.id}
        onChange={onChannel}
      />
    </div>
  );
}
