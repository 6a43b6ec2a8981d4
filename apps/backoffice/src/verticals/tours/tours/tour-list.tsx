import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { StaffTourRow } from '@app/contract/verticals/tours/staff-schemas';
import { request } from '../../../api/request';
import { cityChoices } from '../../../features/travel/pick-city/city-choices';
import { inMyLanguage } from '../../../text/in-my-language';
import { TwoLines } from '../../../ui/list/cells';
import { onlineColumn } from '../../../ui/list/columns/online-column';
import { defineList } from '../../../ui/list/define-list';

export const nameOf = (row: StaffTourRow): string => inMyLanguage(row.name);

/** Puts tours on sale or takes them off. */
export const setOnline = (ids: string[], online: boolean) => request(calls.setToursOnline, { body: { ids, online } });

export const tourList = defineList({
  endpoint: calls.listTours,
  title: 'permission.travel.tours',
  exportName: 'tours',
  filters: [
    { key: 'keyword', kind: 'text', label: 'tours.staff.name', max: 60 },
    { key: 'cityId', kind: 'choice', label: 'tours.staff.city', choices: cityChoices },
  ],
  tabs: [
    { label: 'tours.staff.tab_all', query: {} },
    { label: 'tours.staff.tab_online', query: { online: '1' } },
    { label: 'tours.staff.tab_offline', query: { online: '0' } },
  ],
  columns: [
    {
      key: 'name',
      title: 'tours.staff.tour',
      render: (row, { t }) => <TwoLines strong whole top={nameOf(row)} bottom={t(`tours.kind.${row.kind}`)} />,
      write: 'name.en-US',
    },
    { key: 'city', title: 'tours.staff.city' },
    { key: 'days', title: 'tours.staff.days', as: 'count' },
    { key: 'usd', title: 'tours.staff.price', as: 'money' },
    { key: 'capacity', title: 'tours.staff.capacity', as: 'count' },
    { key: 'minPeople', title: 'tours.staff.min_people', as: 'count' },
    { key: 'departures', title: 'tours.staff.departures', as: 'count' },
    {
      key: 'nextDay',
      title: 'tours.staff.next_day',
      render: (row, { format }) => (row.nextDay ? format.day(`${row.nextDay}T00:00`) : '–'),
    },
    {
      key: 'score',
      title: 'tours.staff.score',
      render: (row, { format }) => (row.score === null ? '–' : format.decimal(row.score)),
    },
    { key: 'sortWeight', title: 'tours.staff.sort', as: 'count', hidden: true },
    onlineColumn<StaffTourRow, 'tours.staff.online'>({
      title: 'tours.staff.online',
      done: 'tours.staff.online_set',
      permission: 'travel.tours.list',
      nameOf: nameOf,
      set: setOnline,
    }),
  ],
});
