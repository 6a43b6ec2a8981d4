import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { limits } from '@app/contract/core/limits';
import { NETWORKS, type Network } from '@app/contract/payments/channels/networks';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import { PAYOUT_KINDS } from '@app/contract/withdrawals/payout-details';
import { useEffect } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Chips } from '../../ui/chips.tsx';
import { TextInput } from '../../ui/field.tsx';
import { fieldText } from '../../widgets/form-fields.ts';
import type { AccountValues } from './account-values.ts';
import styles from './withdrawals.module.css';

type FieldsProps = { readonly form: UseFormReturn<AccountValues> };

/** A wallet of some network. */
function WalletFields({ form, networks }: FieldsProps & { readonly networks: readonly Network[] }) {
  const t = useT();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div>
        <p className={styles.label}>{t('withdrawals.network')}</p>
        <Controller
          control={control}
          name="network"
          render={({ field }) => (
            <Chips
              label={t('withdrawals.network')}
              choices={networks.map((value) => ({ value, label: NETWORKS[value].name }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      <TextInput
        label={t('withdrawals.address')}
        helper={t('withdrawals.address_help')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        error={fieldText(errors.address)}
        {...register('address')}
      />
    </>
  );
}

/** An account at a bank, or a card. */
function BankFields({ form, kind }: FieldsProps & { readonly kind: AccountValues['kind'] }) {
  const t = useT();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextInput
        label={t('withdrawals.holder')}
        autoComplete="name"
        maxLength={limits.payoutName}
        error={fieldText(errors.holder)}
        {...register('holder')}
      />
      <TextInput
        label={t(kind === 'bank_card' ? 'withdrawals.bank_code' : 'withdrawals.bank_name')}
        autoComplete="off"
        maxLength={limits.payoutName}
        error={fieldText(errors.bank)}
        {...register('bank')}
      />
      {kind === 'bank_card' ? (
        <TextInput
          label={t('withdrawals.card_number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          error={fieldText(errors.number)}
          {...register('number')}
        />
      ) : null}
      {kind === 'bank_account' ? (
        <>
          <TextInput
            label={t('withdrawals.account_number')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={50}
            error={fieldText(errors.account)}
            {...register('account')}
          />
          <TextInput
            label={t('withdrawals.swift')}
            helper={t('withdrawals.swift_help')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={limits.swiftTyped}
            error={fieldText(errors.swift)}
            {...register('swift')}
          />
        </>
      ) : null}
    </>
  );
}

/** The fields of where money is paid to, by kind. Offered are kinds and networks that some channel pays out to. */
export function AccountFields({ form }: FieldsProps) {
  const t = useT();
  const options = useEndpoint(withdrawalEndpoints.withdrawalOptions);
  const { control, setValue } = form;
  const kind = useWatch({ control, name: 'kind' });
  const channels = options.data?.channels ?? [];
  const networks = [...new Set(channels.flatMap(({ network }) => (network ? [network] : [])))];
  const open = PAYOUT_KINDS.filter((one) => channels.some(({ accountKinds }) => accountKinds.includes(one)));
  const kinds = open.length > 0 ? open : PAYOUT_KINDS;
  const [only] = networks;
  useEffect(() => {
    if (only) setValue('network', only);
  }, [only, setValue]);
  return (
    <>
      <div>
        <p className={styles.label}>{t('withdrawals.kind')}</p>
        <Chips
          label={t('withdrawals.kind')}
          choices={kinds.map((value) => ({ value, label: t(`withdrawals.kind.${value}`) }))}
          value={kind}
          onChange={(next) => {
            setValue('kind', next);
            form.clearErrors();
          }}
        />
      </div>
      {kind === 'crypto' ? <WalletFields form={form} networks={networks} /> : <BankFields form={form} kind={kind} />}
    </>
  );
}
