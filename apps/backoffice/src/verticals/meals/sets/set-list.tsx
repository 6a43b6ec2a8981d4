import { staffMealEndpoints as calls } from '@app/contract/verticals/meals/staff-endpoints';
import type { StaffMealSetRow } from '@app/contract/verticals/meals/staff-schemas';
import { IconBowlChopsticks } from '@tabler/icons-react';
import { Flex } from 'antd';
import { request } from '../../../api/request';
import { cityChoices } from '../../../features/travel/pick-city/city-choices';
import { restaurantChoices } from '../../../features/travel/pick-restaurant/restaurant-choices';
import { comma } from '../../../text/in-my-language';
import { Thumb, TwoLines } from '../../../ui/list/cells';
import { onlineColumn } from '../../../ui/list/columns/online-column';
import { defineList } from '../../../ui/list/define-list';

/** Puts set meals on sale, or takes them off. */
export const setOnline = (ids: string[], online: boolean) =>
  request(calls.setMealSetsOnline, { body: { ids, online } });

export const setList = defineList({
  endpoint: calls.listMealSets,
  title: 'permission.travel.dining_sets',
  exportName: 'set-meals',
  filters: [
    { key: 'name', kind: 'text', label: 'meal.staff.name', max: 60 },
    { key: 'city', kind: 'choice', label: 'meal.staff.city', choices: cityChoices },
    { key: 'restaurant', kind: 'choice', label: 'meal.staff.restaurant', choices: restaurantChoices },
  ],
  tabs: [
    { label: 'meal.staff.tab.all', query: {}, count: 'all' },
    { label: 'meal.staff.tab.online', query: { online: '1' }, count: 'online' },
    { label: 'meal.staff.tab.offline', query: { online: '0' }, count: 'offline' },
  ],
  columns: [
    {
      key: 'name',
      title: 'meal.staff.set',
      render: (row, { t }) => (
        <Flex gap={12} align="center" style={{ minWidth: 180, maxWidth: 300 }}>
          <Thumb url={row.cover} icon={IconBowlChopsticks} />
          <TwoLines strong top={row.name} bottom={t('meal.staff.for_people', { count: row.people })} />
        </Flex>
      ),
      sortable: true,
    },
    { key: 'people', title: 'meal.staff.people', as: 'count', hidden: true },
    {
      key: 'places',
      title: 'meal.staff.restaurants',
      render: ({ places: [first, ...others] }, { t }) => (
        <span style={{ display: 'block', width: 140 }} title={[first, ...others].join(comma())}>
          <TwoLines
            top={first}
            bottom={others.length > 0 ? t('meal.staff.more_places', { count: others.length }) : ''}
          />
        </span>
      ),
      write: 'places.0',
    },
    {
      key: 'usd',
      title: 'meal.staff.price_column',
      as: 'money',
      render: (row, { t, format }) => (
        <span style={{ display: 'block', minWidth: 84 }}>
          <TwoLines
            strong
            whole
            top={format.money(row.usd)}
            bottom={t('meal.staff.of_value', { amount: format.money(row.valueUsd) })}
          />
        </span>
      ),
      sortable: true,
    },
    { key: 'valueUsd', title: 'meal.staff.value', as: 'money', hidden: true },
    {
      key: 'stock',
      title: 'meal.staff.left',
      as: 'count',
      render: (row, { t, format }) => (
        <span style={{ display: 'block', minWidth: row.held > 0 ? 120 : 0 }}>
          <TwoLines
            whole
            top={format.count(row.stock - row.held - row.sold)}
            bottom={t(row.held > 0 ? 'meal.staff.of_stock_held' : 'meal.staff.of_stock', {
              stock: format.count(row.stock),
              held: format.count(row.held),
            })}
          />
        </span>
      ),
    },
    { key: 'held', title: 'meal.staff.held', as: 'count', hidden: true },
    { key: 'sold', title: 'meal.staff.sold', as: 'count', sortable: true },
    { key: 'used', title: 'meal.staff.used', as: 'count' },
    { key: 'expired', title: 'meal.staff.expired', as: 'count' },
    { key: 'sortWeight', title: 'meal.staff.weight', as: 'count', sortable: true, hidden: true },
    { key: 'createdAt', title: 'meal.staff.created', as: 'moment', sortable: true, hidden: true },
    onlineColumn<StaffMealSetRow, 'meal.staff.on_sale'>({
      title: 'meal.staff.on_sale',
      done: 'meal.staff.flags_set',
      permission: 'travel.dining_sets.list',
      nameOf: ({ name }) => name,
      set: setOnline,
    }),
  ],
});
