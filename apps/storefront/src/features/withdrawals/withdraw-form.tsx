import type { ApiError } from '@app/client/api-error';
import { textOf, useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { usePriceFormat } from '@app/client/use-price';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { WithdrawalChannel, WithdrawalDetail } from '@app/contract/withdrawals/schemas';
import { parseAmount, toDecimal } from '@app/kernel/money';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { PasswordInput, TextInput } from '../../ui/field.tsx';
import { fieldText, resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../widgets/refusal-note.tsx';
import { AccountChoice, type Options } from './account-choice.tsx';
import { QuoteCard } from './quote-card.tsx';
import { inUsd } from './withdrawal-words.ts';
import styles from './withdrawals.module.css';

type Values = { amount: string; password: string; account: string };

/** What is wrong with what was typed, by the limits of the channel. */
const flaws = (channel: WithdrawalChannel) => (values: Values) => {
  const cents = parseAmount(plainDecimal(values.amount));
  const amount =
    cents === null || cents === 0
      ? 'field.amount'
      : cents < channel.minimumUsd
        ? 'field.too_small'
        : channel.maximumUsd !== null && cents > channel.maximumUsd
          ? 'field.too_big'
          : undefined;
  return {
    amount,
    account: values.account === '' ? 'field.required' : undefined,
    password: values.password === '' ? 'field.password_required' : undefined,
  };
};

const placeOf = (field: string): keyof Values | null =>
  field === 'amount' || field === 'password' ? field : field.startsWith('address') ? 'account' : null;

/** Whether an account suits a channel and can be used now. */
const fitsNow = ({ kind, network, restsUntil }: Options['accounts'][number], channel: WithdrawalChannel): boolean =>
  channel.accountKinds.includes(kind) && (channel.network === null || network === channel.network) && !restsUntil;

/** The first account that suits a channel and can be used now. */
const firstFitting = ({ accounts }: Options, channel: WithdrawalChannel): string =>
  accounts.find((account) => fitsNow(account, channel))?.id ?? '';

/** Calls back with an account that was added while the form was open, where it suits the channel. */
function useAddedAccount({ accounts }: Options, channel: WithdrawalChannel, onAdded: (id: string) => void): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const choose = useRef(onAdded);
  useEffect(() => {
    choose.current = onAdded;
  });
  useEffect(() => {
    const before = known.current;
    known.current = new Set(accounts.map(({ id }) => id));
    const added = before && accounts.find((account) => !before.has(account.id) && fitsNow(account, channel));
    if (added) choose.current(added.id);
  }, [accounts, channel]);
}

/** How much, by which channel, to which account; what it costs and what arrives; the password. */
export function WithdrawForm(props: {
  readonly options: Options;
  readonly channel: WithdrawalChannel;
  readonly onChannel: (id: string) => void;
  readonly onSent: (sent: WithdrawalDetail) => void;
  /** Draws the screen around the form and its sticky button. */
  readonly frame: (form: ReactNode, footer: ReactNode) => ReactNode;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { options, channel } = props;
  const { refusal, blocked, show, clear } = useRefusal();
  const [asked, setAsked] = useState('');
  const formId = useId();
  const send = useEndpointMutation(withdrawalEndpoints.withdraw, {
    invalidates: [withdrawalEndpoints.withdrawalOptions, withdrawalEndpoints.withdrawalList],
    toast: false,
  });
  const { register, handleSubmit, formState, setError, setValue, control } = useForm<Values>({
    resolver: resolveBy<Values>(flaws(channel)),
    mode: 'onTouched',
    defaultValues: { amount: '', password: '', account: firstFitting(options, channel) },
  });
  useAddedAccount(options, channel, (id) => setValue('account', id, { shouldValidate: true, shouldDirty: true }));
  const { amount, account } = useWatch({ control });
  const cents = parseAmount(plainDecimal(amount ?? ''));
  const fits =
    cents !== null && cents >= channel.minimumUsd && (channel.maximumUsd === null || cents <= channel.maximumUsd);
  const submit = handleSubmit(async (values) => {
    clear();
    const body = {
      channel: channel.id,
      address: values.account,
      amount: plainDecimal(values.amount),
      password: values.password,
    };
    await send
      .mutateAsync({ body })
      .then(props.onSent)
      .catch((error: ApiError) => {
        if (!showRefusedFields(error, setError, placeOf)) show(error);
      });
  });
  const least = format.text(inUsd(channel.minimumUsd));
  const range =
    channel.maximumUsd === null
      ? t('withdrawals.at_least', { min: least })
      : t('withdrawals.between', { min: least, max: format.text(inUsd(channel.maximumUsd)) });
  const takeAll = () => {
    setValue('amount', toDecimal(channel.allInUsd), { shouldValidate: true, shouldDirty: true });
    setAsked(toDecimal(channel.allInUsd));
  };
  const footer = (
    <Button form={formId} type="submit" block loading={send.isPending} disabled={blocked || channel.allInUsd === 0}>
      {fits && cents !== null
        ? t('withdrawals.submit', { amount: format.text(inUsd(cents)) })
        : t('withdrawals.submit_plain')}
    </Button>
  );
  return props.frame(
    <form id={formId} onSubmit={submit} noValidate>
      <Card>
        <div className={styles.form}>
          {options.channels.length > 1 ? (
            <div>
              <p className={styles.label}>{t('withdrawals.channel')}</p>
              <Chips
                label={t('withdrawals.channel')}
                choices={options.channels.map(({ id, title }) => ({ value: id, label: title }))}
                value={channel.id}
                onChange={props.onChannel}
              />
            </div>
          ) : null}
          <TextInput
            label={t('withdrawals.amount')}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            helper={channel.allInUsd === 0 ? t('withdrawals.too_little') : range}
            error={formState.errors.amount ? `${fieldText(formState.errors.amount) ?? ''} ${range}` : undefined}
            suffix={
              <button type="button" className={styles.all} disabled={channel.allInUsd === 0} onClick={takeAll}>
                {t('withdrawals.all_in')}
              </button>
            }
            {...register('amount', { onBlur: (event) => setAsked(plainDecimal(String(event.target.value))) })}
          />
        </div>
      </Card>
      <Card>
        <AccountChoice
          options={options}
          channel={channel}
          value={account ?? ''}
          error={
            formState.errors.account?.message ? textOf(formState.errors.account.message as `field.${string}`) : null
          }
          onChange={(id) => setValue('account', id, { shouldValidate: true })}
        />
      </Card>
      <QuoteCard
        channel={channel}
        amount={fits ? plainDecimal(amount ?? '') : ''}
        settled={asked === plainDecimal(amount ?? '')}
      />
      <Card>
        <div className={styles.form}>
          <PasswordInput
            label={t('withdrawals.password')}
            autoComplete="current-password"
            error={fieldText(formState.errors.password)}
            {...register('password')}
          />
          <RefusalNote refusal={refusal} onEnd={clear} />
        </div>
      </Card>
      <div className={styles.room} />
    </form>,
    footer,
  );
}
