import { limits } from '@app/contract/core/limits';
import { TERM_KINDS } from '@app/contract/travel-home/schemas';
import { staffTravelHomeEndpoints as calls } from '@app/contract/travel-home/staff-endpoints';
import { request } from '../../../api/request';
import { inMyLanguage } from '../../../text/in-my-language';
import type { Choices } from '../../../ui/choices';
import { defineList } from '../../../ui/list/define-list';
import { InUseSwitch } from '../in-use-switch';

/** Puts terms in use or takes them out. */
export const setTerms = (ids: string[], enabled: boolean) => request(calls.setTermFlags, { body: { ids, enabled } });

export const termKinds: Choices = {
  known: TERM_KINDS.map((value) => ({ value, label: `travel_home.kind.${value}` as const })),
};

export const termList = defineList({
  endpoint: calls.listTerms,
  title: 'permission.travel.dictionary',
  exportName: 'travel-dictionary',
  sort: { field: 'sortWeight', order: 'DESC' },
  filters: [
    { key: 'name', kind: 'text', label: 'travel_home.name', max: limits.interestName },
    { key: 'kind', kind: 'choice', label: 'travel_home.kind', choices: termKinds },
  ],
  tabs: [
    { label: 'travel_home.tab.all', query: {}, count: 'all' },
    { label: 'travel_home.tab.enabled', query: { enabled: '1' }, count: 'enabled' },
    { label: 'travel_home.tab.disabled', query: { enabled: '0' }, count: 'disabled' },
  ],
  columns: [
    { key: 'name', title: 'travel_home.name', render: (row) => <b>{inMyLanguage(row.name)}</b> },
    {
      key: 'kind',
      title: 'travel_home.kind',
      render: (row, { t }) => t(`travel_home.kind.${row.kind}`),
      write: { words: 'travel_home.kind.' },
    },
    { key: 'sortWeight', title: 'travel_home.sort', as: 'count', sortable: true },
    { key: 'createdAt', title: 'travel_home.created', as: 'moment', sortable: true, hidden: true },
    {
      key: 'enabled',
      title: 'travel_home.enabled',
      render: (row) => (
        <InUseSwitch row={row} name={inMyLanguage(row.name)} permission="travel.dictionary.edit" set={setTerms} />
      ),
    },
  ],
});
