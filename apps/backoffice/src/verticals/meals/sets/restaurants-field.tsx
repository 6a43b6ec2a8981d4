import { Select } from 'antd';
import { useRestaurantSearch } from '../../../features/travel/pick-restaurant/restaurant-choices';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';

/** Several restaurants in the order they were chosen, each found by a part of its name. */
export function RestaurantsField({ id, value = [], onChange }: OwnFieldProps<string[]> & { id?: string }) {
  const t = useText();
  const { found, waiting, search, labelOf } = useRestaurantSearch();
  return (
    <Select<string[]>
      {...(id ? { id } : {})}
      mode="multiple"
      value={value}
      loading={waiting}
      showSearch={{ filterOption: false, onSearch: search, autoClearSearchValue: true }}
      options={found}
      labelRender={({ value: chosen, label }) =>
        label ?? labelOf(String(chosen)) ?? (waiting ? '…' : t('meal.staff.restaurant'))
      }
      onChange={(chosen) => {
        search('');
        onChange?.(chosen);
      }}
    />
  );
}
