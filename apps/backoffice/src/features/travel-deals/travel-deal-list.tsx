import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { dealColumns, stateTabs } from '../../ui/deal/deal-columns';
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
  tabs: stateTabs,
  columns: [
    { key: 'title', title: 'travel_deals.title', render: (row) => <DealTitle deal={row} /> },
    { key: 'subject', title: 'travel_deals.subject', render: (row) => row.subject?.name ?? '–', hidden: true },
    dealColumns.kind,
    dealColumns.value,
    {
      key: 'startsAt',
      title: 'deals.time',
      render: (row) => <DealHours deal={row} />,
      write: { as: 'moment' },
      sortable: true,
    },
    dealColumns.endsAt,
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
    dealColumns.quota,
    dealColumns.perCustomer,
    dealColumns.state,
  ],
});
