import { limits } from '@app/contract/core/limits';
import { staffInterestEndpoints as calls } from '@app/contract/interests/staff-endpoints';
import { request } from '../../api/request';
import { defineList } from '../../ui/list/define-list';
import { nameCell, OfferedSwitch } from './interest-cells';

/** Offers or withdraws hobbies. */
export const setHobbies = (ids: string[], enabled: boolean) => request(calls.setHobbyFlags, { body: { ids, enabled } });

export const hobbyList = defineList({
  endpoint: calls.listHobbies,
  title: 'permission.people.hobbies',
  exportName: 'hobbies',
  sort: { field: 'sortWeight', order: 'DESC' },
  filters: [{ key: 'name', kind: 'text', label: 'interests.name', max: limits.interestName }],
  tabs: [
    { label: 'interests.tab.all', query: {}, count: 'all' },
    { label: 'interests.tab.enabled', query: { enabled: '1' }, count: 'enabled' },
    { label: 'interests.tab.disabled', query: { enabled: '0' }, count: 'disabled' },
  ],
  columns: [
    { key: 'name', title: 'interests.name', render: nameCell },
    { key: 'chosenBy', title: 'interests.chosen_by', as: 'count', sortable: true },
    { key: 'sortWeight', title: 'interests.sort', as: 'count', sortable: true },
    { key: 'createdAt', title: 'interests.created', as: 'moment', sortable: true, hidden: true },
    {
      key: 'enabled',
      title: 'interests.offered',
      render: (row) => <OfferedSwitch row={row} permission="people.hobbies.edit" set={setHobbies} />,
      write: 'enabled',
    },
  ],
});
