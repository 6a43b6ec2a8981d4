import { limits } from '@app/contract/core/limits';
import { staffTravelHomeEndpoints as calls } from '@app/contract/travel-home/staff-endpoints';
import { request } from '../../../api/request';
import { inMyLanguage } from '../../../text/in-my-language';
import { defineList } from '../../../ui/list/define-list';
import { InUseSwitch } from '../in-use-switch';
import { kindChoices } from '../travel-kinds';
import { categoryCell, OnHome, ScreenName } from './category-cells';

/** Puts categories in use or takes them out. */
export const setCategories = (ids: string[], enabled: boolean) =>
  request(calls.setHomeCategoryFlags, { body: { ids, enabled } });

export const categoryList = defineList({
  endpoint: calls.listHomeCategories,
  title: 'permission.travel.home',
  exportName: 'home-travel-categories',
  sort: { field: 'sortWeight', order: 'DESC' },
  filters: [
    { key: 'name', kind: 'text', label: 'travel_home.title', max: limits.interestName },
    { key: 'screen', kind: 'choice', label: 'travel_home.screen', choices: kindChoices },
  ],
  tabs: [
    { label: 'travel_home.tab.all', query: {}, count: 'all' },
    { label: 'travel_home.tab.enabled', query: { enabled: '1' }, count: 'enabled' },
    { label: 'travel_home.tab.disabled', query: { enabled: '0' }, count: 'disabled' },
  ],
  columns: [
    { key: 'title', title: 'travel_home.title', render: categoryCell },
    { key: 'screen', title: 'travel_home.screen', render: (row) => <ScreenName row={row} /> },
    { key: 'shown', title: 'travel_home.on_home', render: (row) => <OnHome row={row} /> },
    { key: 'sortWeight', title: 'travel_home.sort', as: 'count', sortable: true },
    { key: 'createdAt', title: 'travel_home.created', as: 'moment', sortable: true, hidden: true },
    {
      key: 'enabled',
      title: 'travel_home.enabled',
      render: (row) => (
        <InUseSwitch row={row} name={inMyLanguage(row.title)} permission="travel.home.edit" set={setCategories} />
      ),
    },
  ],
});
