import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { DealUnits } from '../../ui/deal/deal-cells';
import { dealColumns, stateTabs } from '../../ui/deal/deal-columns';
import { defineList } from '../../ui/list/define-list';
import { DealHours, DealPrice, DealProduct } from './deal-cells';

export const dealList = defineList({
  endpoint: staffDealEndpoints.listDeals,
  title: 'permission.trade.deals',
  exportName: 'flash-deals',
  sort: { field: 'startsAt', order: 'DESC' },
  filters: [
    { key: 'product', kind: 'text', label: 'deals.product', placeholder: 'deals.product_hint', max: 60 },
    { kind: 'days', from: 'runsFrom', to: 'runsTo', label: 'deals.runs' },
  ],
  tabs: stateTabs,
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
    dealColumns.endsAt,
    {
      key: 'claimed',
      title: 'deals.claimed',
      render: (row) => <DealUnits deal={row} />,
      sortable: true,
      write: 'claimed',
    },
    { key: 'quota', title: 'deals.quota', as: 'count', hidden: true },
    { key: 'perCustomer', title: 'deals.per_customer', as: 'count', hidden: true },
    dealColumns.state,
  ],
});
