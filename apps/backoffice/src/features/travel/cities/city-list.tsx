import { limits } from '@app/contract/core/limits';
import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import { defineList } from '../../../ui/list/define-list';
import { CityFlag, cityCell } from './city-cells';

export const cityList = defineList({
  endpoint: calls.listCities,
  title: 'permission.travel.cities',
  exportName: 'cities',
  sort: { field: 'sortWeight', order: 'DESC' },
  filters: [
    { key: 'keyword', kind: 'text', label: 'travel.staff.city', max: limits.searchKeyword },
    { key: 'popular', kind: 'flag', label: 'travel.staff.popular' },
    { key: 'enabled', kind: 'flag', label: 'travel_home.enabled' },
  ],
  columns: [
    { key: 'name', title: 'travel.staff.city', render: cityCell, sortable: true },
    { key: 'countryCode', title: 'travel.staff.country_code', hidden: true },
    { key: 'zone', title: 'travel.staff.zone' },
    { key: 'sortWeight', title: 'travel_home.sort', as: 'count', sortable: true },
    { key: 'popular', title: 'travel.staff.popular', render: (row) => <CityFlag row={row} flag="popular" /> },
    { key: 'enabled', title: 'travel_home.enabled', render: (row) => <CityFlag row={row} flag="enabled" /> },
  ],
});
