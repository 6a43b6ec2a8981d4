import { useT } from '@app/client/i18n';
import { addressProfile } from '@app/contract/accounts/address-profile';
import { limits } from '@app/contract/core/limits';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/controls.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { CountryField } from '../../../widgets/country-field.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import type { AddressValues } from './address-values.ts';
import styles from './addresses.module.css';
import { PlaceFields } from './place-fields.tsx';

/** Why the default switch cannot be turned: it is the default already, or the first address. */
export type DefaultLock = 'fixed' | 'first' | null;

/** The fields of an address: who, where, and whether it is the default. */
export function AddressForm(props: {
  readonly form: UseFormReturn<AddressValues>;
  readonly lock: DefaultLock;
  readonly id: string;
  readonly onSubmit: () => void;
}) {
  const t = useT();
  const { form, lock } = props;
  const { register, control, formState } = form;
  const country = useWatch({ control, name: 'country' });
  return (
    <form
      id={props.id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <Card>
        <TextInput
          label={t('address.name')}
          autoComplete="name"
          maxLength={limits.addressName}
          error={fieldText(formState.errors.name)}
          {...register('name')}
        />
        <Controller
          control={control}
          name="country"
          render={({ field, fieldState }) => (
            <CountryField value={field.value} error={fieldText(fieldState.error)} onChange={field.onChange} />
          )}
        />
        <TextInput
          label={t('address.tel')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          helper={addressProfile(country)?.areaCodes ? null : t('address.tel_hint')}
          error={fieldText(formState.errors.tel)}
          {...register('tel')}
        />
      </Card>
      <Card>
        <PlaceFields form={form} />
      </Card>
      <Card>
        <div className={styles.switch}>
          <div className="grow">
            <p className="medium">{t('address.is_default')}</p>
            <p className="sub t2">{t(lock ? `address.is_default_${lock}` : 'address.is_default_note')}</p>
          </div>
          <Controller
            control={control}
            name="isDefault"
            render={({ field }) => (
              <Switch
                label={t('address.is_default')}
                checked={lock !== null || field.value}
                disabled={lock !== null}
                onChange={field.onChange}
              />
            )}
          />
        </div>
      </Card>
    </form>
  );
}
