import { limits } from '@app/contract/core/limits';
import { staffInterestEndpoints as calls } from '@app/contract/interests/staff-endpoints';
import { request } from '../../api/request';
import { defineList } from '../../ui/list/define-list';
import { nameCell, OfferedSwitch } from './interest-cells';

/** Offers or withdraws styles and people to shop for. */
export const setPreferences = (ids: string[], enabled: boolean) =>
  request(calls.setPreferenceFlags, { body: { ids, enabled } });

export const preferenceList = defineList({
  endpoint: calls.listPreferences,
  title: 'permission.people.preferences',
  exportName: 'preferences',
  sort: { field: 'sortWeight', order: 'DESC' },
  filters: [
    { key: 'name', kind: 'text', label: 'interests.name', max: limits.interestName },
    { key: 'enabled', kind: 'flag', label: 'interests.offered' },
  ],
  tabs: [
    { label: 'interests.tab.all', query: {}, count: 'all' },
    { label: 'interests.tab.style', query: { kind: 'style' }, count: 'style' },
    { label: 'interests.tab.audience', query: { kind: 'audience' }, count: 'audience' },
  ],
  columns: [
    { key: 'name', title: 'interests.name', render: nameCell },
    {
      key: 'kind',
      title: 'interests.kind',
      render: (row, { t }) => t(`interests.kind.${row.kind}`),
      write: 'kind',
    },
    { key: 'chosenBy', title: 'interests.chosen_by', as: 'count', sortable: true },
    { key: 'sortWeight', title: 'interests.sort', as: 'count', sortable: true },
    { key: 'createdAt', title: 'interests.created', as: 'moment', sortable: true, hidden: true },
    {
      key: 'enabled',
      title: 'interests.offered',
      render: (row) => <OfferedSwitch row={row} permission="people.preferences.edit" set={setPreferences} />,
      write: 'enabled',
    },
  ],
});
