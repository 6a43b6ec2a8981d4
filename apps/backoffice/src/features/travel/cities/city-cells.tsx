import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffCity } from '@app/contract/travel/staff-schemas';
import { IconMapPin } from '@tabler/icons-react';
import { Flex } from 'antd';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage, listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { Thumb, TwoLines } from '../../../ui/list/cells';
import { FlagSwitch } from '../../../ui/list/columns/flag-switch';

type Flags = { popular?: boolean; enabled?: boolean };

/** Sets flags of cities. */
export const markCities = (ids: string[], flags: Flags) => request(calls.markCities, { body: { ids, ...flags } });

/** Picture, name, and the country under it. */
export const cityCell = (city: StaffCity) => (
  <Flex gap={12} align="center">
    <Thumb url={city.picture} icon={IconMapPin} />
    <TwoLines strong top={inMyLanguage(city.name)} bottom={inMyLanguage(city.country)} />
  </Flex>
);

/** One flag of a city, set at once. */
export function CityFlag({ row, flag }: { row: StaffCity; flag: 'popular' | 'enabled' }) {
  const t = useText();
  return (
    <FlagSwitch
      on={row[flag]}
      allowed={useAllowed('travel.cities.edit')}
      label={listed(t(flag === 'popular' ? 'travel.staff.popular' : 'travel_home.enabled'), inMyLanguage(row.name))}
      set={(on) => markCities([row.id], { [flag]: on })}
      done="travel_home.flags_set"
    />
  );
}
