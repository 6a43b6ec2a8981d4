import { Select } from 'antd';
import { type NamedRestaurant, useRestaurantSearch } from '../../../features/travel/pick-restaurant/restaurant-choices';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';

/** Several restaurants in the order they were chosen, each found by a part of its name; the names of some are known. */
export const restaurantsField = (known: readonly NamedRestaurant[]) =>
  function RestaurantsField({ id, value = [], onChange }: OwnFieldProps<string[]> & { id?: string }) {
    const t = useText();
    const { found, waiting, search, labelOf } = useRestaurantSearch(known);
    return (
      <Select<string[]>
        {...(id ? { id } : {})}
        mode="multiple"
        value={value}
        loading={waiting}
        showSearch={{ filterOption: false, onSearch: search, autoClearSearchValue: true }}
        options={found}
        labelRender={({ value: chosen }) => labelOf(String(chosen)) ?? t('meal.staff.restaurant')}
        onChange={(chosen) => {
          search('');
          onChange?.(chosen);
        }}
      />
    );
  };
