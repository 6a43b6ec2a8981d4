import { staffAllDealsEndpoints } from '@app/contract/deals/all-deals-endpoints';
import type { DealKind } from '@app/contract/deals/deal-facts';
import { DEAL_STATES } from '@app/contract/deals/staff-schemas';
import { DealKindCell, DealStateTag, DealValue } from '../../../ui/deal/deal-cells';
import { defineList } from '../../../ui/list/define-list';
import { DealHours, DealTitle, DealUnits } from './all-deal-cells';

/** The list of deals of these kinds, with a tab for each of several. */
export const allDealList = (kinds: readonly DealKind[]) =>
  defineList({
    endpoint: staffAllDealsEndpoints.listAllDeals,
    title: 'permission.trade.all_deals',
    exportName: 'deals',
    sort: { field: 'startsAt', order: 'DESC' },
    filters: [
      { key: 'title', kind: 'text', label: 'travel_deals.title', placeholder: 'deals.title_hint', max: 60 },
      {
        key: 'state',
        kind: 'choice',
        label: 'deals.state',
        choices: { known: DEAL_STATES.map((state) => ({ value: state, label: `deals.state.${state}` as const })) },
      },
      { kind: 'days', from: 'runsFrom', to: 'runsTo', label: 'deals.runs' },
    ],
    tabs: [
      { label: 'deals.state.all', query: {}, count: 'all' },
      ...(kinds.length > 1 ? kinds : []).map((kind) => ({
        label: `deals.kind.${kind}` as const,
        query: { kind },
        count: kind,
      })),
    ],
    columns: [
      { key: 'title', title: 'travel_deals.title', render: (row) => <DealTitle deal={row} /> },
      {
        key: 'subject',
        title: 'travel_deals.subject',
        render: (row) => row.subject?.name ?? '–',
        write: 'subject.name',
        hidden: true,
      },
      {
        key: 'kind',
        title: 'travel_deals.kind',
        render: (row) => <DealKindCell kind={row.kind} />,
        write: { words: 'deals.kind.' },
      },
      {
        key: 'value',
        title: 'travel_deals.value',
        render: (row) => <DealValue deal={row} />,
        write: [
          { path: 'method', words: 'travel_deals.method.' },
          { amount: 'value', unit: 'method' },
        ],
      },
      {
        key: 'startsAt',
        title: 'deals.time',
        render: (row) => <DealHours deal={row} />,
        write: { as: 'moment' },
        sortable: true,
      },
      { key: 'endsAt', title: 'deals.until', as: 'moment', sortable: true, hidden: true },
      {
        key: 'claimed',
        title: 'deals.claimed',
        render: (row) => <DealUnits deal={row} />,
        sortable: true,
        write: 'claimed',
      },
      { key: 'quota', title: 'travel_deals.quota', as: 'count', hidden: true },
      { key: 'perCustomer', title: 'travel_deals.per_customer', as: 'count', hidden: true },
      {
        key: 'state',
        title: 'deals.state',
        render: (row) => <DealStateTag state={row.state} />,
        write: { words: 'deals.state.' },
      },
    ],
  });
