import { useT } from '@app/client/i18n';
import { type AddressProfile, addressProfile, type RegionField } from '@app/contract/accounts/address-profile';
import { limits } from '@app/contract/core/limits';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextInput } from '../../../ui/field.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import type { AddressValues } from './address-values.ts';
import { AreaField } from './area-field.tsx';

/** Countries that write an address from the large to the small. */
const LARGE_FIRST = new Set(['CN', 'HK', 'JP', 'KR', 'TW']);

const autoComplete: Record<RegionField, string> = {
  province: 'address-level1',
  city: 'address-level2',
  county: 'address-level3',
  postalCode: 'postal-code',
};

type FormProps = { readonly form: UseFormReturn<AddressValues> };

function RegionInput(props: FormProps & { readonly name: RegionField; readonly profile: AddressProfile }) {
  const t = useT();
  const { name, profile, form } = props;
  const rule = profile.fields[name];
  if (!rule) return null;
  const label = t(rule.label);
  const digits = name === 'postalCode' && /^\d+$/.test(profile.postalExample);
  return (
    <TextInput
      label={rule.required ? label : t('address.optional', { label })}
      autoComplete={autoComplete[name]}
      {...(name === 'postalCode' && { placeholder: t('address.example', { value: profile.postalExample }) })}
      {...(digits && { inputMode: 'numeric' as const })}
      error={fieldText(form.formState.errors[name])}
      {...form.register(name)}
    />
  );
}

/** The part of the form below the country: what it asks for, in its own order and words. */
export function PlaceFields({ form }: FormProps) {
  const t = useT();
  const country = useWatch({ control: form.control, name: 'country' });
  const profile = addressProfile(country);
  if (!profile) return null;
  const names = Object.keys(profile.fields) as RegionField[];
  const typed = profile.areaCodes ? names.filter((name) => name === 'postalCode') : names;
  const regions = typed.map((name) => <RegionInput key={name} name={name} profile={profile} form={form} />);
  const detail = (
    <TextInput
      key="addressDetail"
      label={t('address.detail')}
      autoComplete="street-address"
      maxLength={limits.addressDetail}
      error={fieldText(form.formState.errors.addressDetail)}
      {...form.register('addressDetail')}
    />
  );
  const area = (
    <Controller
      key="area"
      control={form.control}
      name="area"
      render={({ field, fieldState }) => (
        <AreaField value={field.value} error={fieldText(fieldState.error)} onChange={field.onChange} />
      )}
    />
  );
  if (profile.areaCodes) return [area, detail, ...regions];
  return LARGE_FIRST.has(country) ? [...regions, detail] : [detail, ...regions];
}
