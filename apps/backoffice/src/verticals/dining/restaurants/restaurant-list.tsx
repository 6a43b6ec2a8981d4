import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import type { StaffRestaurantRow } from '@app/contract/verticals/dining/staff-schemas';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { Flex } from 'antd';
import { request } from '../../../api/request';
import { cityChoices } from '../../../features/travel/pick-city/city-choices';
import { merchantChoices } from '../../../features/travel/pick-merchant/merchant-choices';
import { comma, listed } from '../../../text/in-my-language';
import { Thumb, TwoLines } from '../../../ui/list/cells';
import { onlineColumn } from '../../../ui/list/columns/online-column';
import { defineList } from '../../../ui/list/define-list';
import { cuisineChoices } from '../dining-choices';

/** Puts restaurants on sale, or takes them off. */
export const setOnline = (ids: string[], online: boolean) =>
  request(calls.setRestaurantsOnline, { body: { ids, online } });

const houseList = defineList({
  endpoint: calls.listRestaurants,
  title: 'permission.travel.restaurants',
  exportName: 'restaurants',
  filters: [
    { key: 'name', kind: 'text', label: 'dining.staff.name', max: 60 },
    { key: 'city', kind: 'choice', label: 'dining.staff.city', choices: cityChoices },
    { key: 'cuisine', kind: 'choice', label: 'dining.staff.cuisine', choices: cuisineChoices },
    { key: 'merchant', kind: 'choice', label: 'merchant.of', choices: merchantChoices },
  ],
  tabs: [
    { label: 'dining.staff.tab.all', query: {}, count: 'all' },
    { label: 'dining.staff.tab.online', query: { online: '1' }, count: 'online' },
    { label: 'dining.staff.tab.offline', query: { online: '0' }, count: 'offline' },
  ],
  columns: [
    {
      key: 'name',
      title: 'dining.staff.restaurant',
      render: (row) => (
        <Flex gap={12} align="center" style={{ minWidth: 190, maxWidth: 320 }}>
          <Thumb url={row.cover} icon={IconToolsKitchen2} />
          <TwoLines strong top={row.name} bottom={listed(row.area, row.city.name)} />
        </Flex>
      ),
      sortable: true,
    },
    { key: 'city', title: 'dining.staff.city', render: (row) => row.city.name, write: 'city.name', hidden: true },
    {
      key: 'merchant',
      title: 'merchant.of',
      render: (row, { t }) => row.merchant?.name ?? t('merchant.none'),
      write: 'merchant.name',
      hidden: true,
    },
    {
      key: 'cuisines',
      title: 'dining.staff.cuisine',
      render: (row, { t }) => row.cuisines.map((one) => t(`dining.cuisine.${one}`)).join(comma()),
      write: { words: 'dining.cuisine.', path: 'cuisines.0' },
    },
    { key: 'priceLevel', title: 'dining.staff.price_level', as: 'count', hidden: true },
    { key: 'tables', title: 'dining.staff.tables', as: 'count' },
    { key: 'seats', title: 'dining.staff.seats', as: 'count', hidden: true },
    { key: 'depositUsd', title: 'dining.staff.deposit', as: 'money' },
    { key: 'bookings', title: 'dining.staff.bookings_week', as: 'count' },
    { key: 'sortWeight', title: 'dining.staff.sort', as: 'count', sortable: true, hidden: true },
    { key: 'createdAt', title: 'dining.staff.created', as: 'moment', sortable: true, hidden: true },
    onlineColumn<StaffRestaurantRow, 'dining.staff.on_sale'>({
      title: 'dining.staff.on_sale',
      done: 'dining.staff.flags_set',
      permission: 'travel.restaurants.list',
      nameOf: ({ name }) => name,
      set: setOnline,
    }),
  ],
});

/** A merchant's staff read their own restaurants alone: there is no merchant to look by. */
const merchantList: typeof houseList = {
  ...houseList,
  filters: (houseList.filters ?? []).filter((filter) => !('key' in filter && filter.key === 'merchant')),
  columns: houseList.columns.filter(({ key }) => key !== 'merchant'),
};

/** The list of restaurants as staff of the house read it, or of a merchant. */
export const restaurantList = (ofMerchant: boolean) => (ofMerchant ? merchantList : houseList);
