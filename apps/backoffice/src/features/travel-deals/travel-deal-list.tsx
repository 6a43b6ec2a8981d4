import { DEAL_STATES } from '@app/contract/deals/staff-schemas';
import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { DealKindCell, DealStateTag, DealValue } from '../../ui/deal/deal-cells';
import { defineList } from '../../ui/list/define-list';
import { DealDays, DealHours, DealTitle, DealUnits } from './travel-deal-cells';
import { kindChoices } from './travel-deal-words';

export const travelDealList = defineList({
  endpoint: staffTravelDealEndpoints.listTravelDeals,
  title: 'permission.trade.travel_deals',
  exportName: 'travel-deals',
  sort: { field: 'startsAt', order: 'DESC' },
  filters: [
    { key: 'title', kind: 'text', label: 'travel_deals.title', placeholder: 'travel_deals.title_hint', max: 60 },
    { key: 'kind', kind: 'choice', label: 'travel_deals.kind', choices: kindChoices },
    { kind: 'days', from: 'runsFrom', to: 'runsTo', label: 'deals.runs' },
  ],
  tabs: [
    { label: 'deals.state.all', query: {}, count: 'all' },
    ...DEAL_STATES.map((state) => ({ label: `deals.state.${state}` as const, query: { state }, count: state })),
  ],
  columns: [
    { key: 'title', title: 'travel_deals.title', render: (row) => <DealTitle deal={row} /> },
    { key: 'subject', title: 'travel_deals.subject', render: (row) => row.subject?.name ?? '–', hidden: true },
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
      key: 'travelFrom',
      title: 'travel_deals.days',
      render: (row) => <DealDays deal={row} />,
      write: ['travelFrom', 'travelTo'],
    },
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
