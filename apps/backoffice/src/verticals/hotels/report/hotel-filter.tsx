import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { Select } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import type { OwnFilterProps } from '../../../ui/report/report-filters';

/** All hotels or one, found by a part of its name. */
export function HotelFilter({ value, onChange }: OwnFilterProps) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const hotels = useAnswer(calls.hotelChoices, { query: keyword ? { keyword } : {} });
  return (
    <Select<string | null>
      aria-label={t('hotels.staff.hotel')}
      placeholder={t('hotels.staff.every_hotel')}
      allowClear
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      value={value ?? null}
      loading={hotels.isFetching}
      options={hotels.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
