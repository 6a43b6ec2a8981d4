import { Select } from 'antd';
import { countryList } from '../../ui/countries';
import type { OwnFieldProps } from '../../ui/form/define-form';

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
