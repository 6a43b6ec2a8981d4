import { COUNTRIES } from '@app/contract/accounts/address-profile';
import { intlTag } from '@app/contract/core/locale';
import { Select } from 'antd';
import { currentLocale } from '../../text/locale';
import type { Choice } from '../../ui/choices';
import type { OwnFieldProps } from '../../ui/form/define-form';

/** A country by its name in the language of the back office. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(intlTag[currentLocale()], { type: 'region' }).of(code) ?? code;

/** Every country that addresses know, by name. */
export const countryList = (): Choice[] =>
  COUNTRIES.map((code) => ({ value: code, label: countryName(code) })).sort((a, b) => a.label.localeCompare(b.label));

/** Several countries. */
export function CountriesField({ value, onChange, errors, ...wiring }: OwnFieldProps<string[]> & { id?: string }) {
  return (
    <Select
      {...wiring}
      mode="multiple"
      status={Object.keys(errors).length > 0 ? 'error' : ''}
      options={countryList()}
      value={value ?? []}
      onChange={(codes: string[]) => onChange?.(codes)}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
