import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffCity } from '@app/contract/travel/staff-schemas';
import { Form, Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { inMyLanguage, listed } from '../../../text/in-my-language';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { labelOf, useTyped } from '../../../ui/form/inputs/use-typed';

const SHOWN = '50';

/** The city, found by a part of its name. A hotel without zone and place takes those of its city. */
export function CityField({
  id,
  value,
  onChange,
  'aria-label': label,
}: Omit<OwnFieldProps<string>, 'errors'> & { id?: string; 'aria-label'?: string }) {
  const form = Form.useFormInstance();
  const { word: keyword, search, meant } = useTyped();
  const found = useAnswer(calls.listCities, {
    query: { limit: SHOWN, sort: 'name', order: 'asc', ...(keyword ? { keyword } : {}) },
  });
  const chosen = useAnswer(calls.readCity, { params: { id: value ?? '' } }, { enabled: Boolean(value) });
  const list = found.data?.list ?? [];
  const known = chosen.data?.id === value ? chosen.data : undefined;
  const options = known && !keyword && !list.some((city) => city.id === known.id) ? [known, ...list] : list;
  const nameOf = (city: StaffCity) => listed(inMyLanguage(city.name), inMyLanguage(city.country));
  const choices = options.map((city) => ({ value: city.id, label: nameOf(city) }));
  const choose = (next: string) => {
    search('');
    onChange?.(next);
    const city = options.find((one) => one.id === next);
    if (!city) return;
    for (const part of ['zone', 'latitude', 'longitude'] as const)
      if (form.getFieldValue(part) === undefined) form.setFieldValue(part, city[part]);
  };
  return (
    <Select
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      value={value ?? null}
      loading={found.isFetching}
      showSearch={{ filterOption: false, onSearch: search }}
      options={meant(choices, found.isFetching, labelOf)}
      onChange={choose}
    />
  );
}
