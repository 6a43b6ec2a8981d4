import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { nameOf, useTyped } from '../../../ui/form/inputs/use-typed';
import type { OwnFilterProps } from '../../../ui/report/report-filters';

/** All hotels or one, found by a part of its name. */
export function HotelFilter({ value, onChange }: OwnFilterProps) {
  const t = useText();
  const { word: keyword, search, meant } = useTyped();
  const hotels = useAnswer(calls.hotelChoices, { query: keyword ? { keyword } : {} });
  return (
    <Select<string | null>
      aria-label={t('hotels.staff.hotel')}
      placeholder={t('hotels.staff.every_hotel')}
      allowClear
      showSearch={{ filterOption: false, onSearch: search }}
      value={value ?? null}
      loading={hotels.isFetching}
      options={meant(hotels.data ?? [], hotels.isFetching, nameOf).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(next) => {
        search('');
        onChange(next ?? undefined);
      }}
    />
  );
}
