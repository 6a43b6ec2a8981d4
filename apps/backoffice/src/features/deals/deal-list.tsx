import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { DEAL_STATES } from '@app/contract/deals/staff-schemas';
import { DealStateTag } from '../../ui/deal/deal-cells';
import { defineList } from '../../ui/list/define-list';
import { DealHours, DealPieces, DealPrice, DealProduct } from './deal-cells';

export const dealList = defineList({
  endpoint: staffDealEndpoints.listDeals,
  title: 'permission.trade.deals',
  exportName: 'flash-deals',
  sort: { field: 'startsAt', order: 'DESC' },
  filters: [
    { key: 'product', kind: 'text', label: 'deals.product', placeholder: 'deals.product_hint', max: 60 },
    { kind: 'days', from: 'runsFrom', to: 'runsTo', label: 'deals.runs' },
  ],
  tabs: [
    { label: 'deals.state.all', query: {}, count: 'all' },
    ...DEAL_STATES.map((state) => ({ label: `deals.state.${state}` as const, query: { state }, count: state })),
  ],
  columns: [
    { key: 'product', title: 'deals.product', render: (row) => <DealProduct deal={row} />, write: 'product.name' },
    { key: 'fromUsd', title: 'deals.price', render: (row) => <DealPrice deal={row} />, write: { as: 'money' } },
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
      render: (row) => <DealPieces deal={row} />,
      sortable: true,
      write: 'claimed',
    },
    { key: 'quota', title: 'deals.quota', as: 'count', hidden: true },
    { key: 'perCustomer', title: 'deals.per_customer', as: 'count', hidden: true },
    {
      key: 'state',
      title: 'deals.state',
      render: (row) => <DealStateTag state={row.state} />,
      write: { words: 'deals.state.' },
    },
  ],
});
