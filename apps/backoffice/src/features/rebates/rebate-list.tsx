import { staffRebateEndpoints } from '@app/contract/rebates/staff-endpoints';
import type { StaffRebateRow } from '@app/contract/rebates/staff-schemas';
import { customerCell, RecordLink } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';

export const REBATES_PATH = '/money/rebates';

const orderCell = (row: StaffRebateRow) => (
  <RecordLink to={`${REBATES_PATH}/order/${row.orderId}`}>{row.orderNumber}</RecordLink>
);

export const rebateList = defineList({
  endpoint: staffRebateEndpoints.listRebates,
  title: 'permission.money.rebates',
  exportName: 'agent-rebates',
  sort: { field: 'at', order: 'DESC' },
  filters: [
    { key: 'agent', kind: 'text', label: 'rebates.agent', max: 50 },
    { key: 'number', kind: 'text', label: 'rebates.order', max: 40 },
    { key: 'customer', kind: 'text', label: 'rebates.customer', placeholder: 'orders.person_hint', max: 50 },
    { from: 'from', to: 'to', kind: 'days', label: 'rebates.period' },
  ],
  tabs: [
    { label: 'rebates.tab.pending', query: {}, count: 'pending' },
    { label: 'rebates.tab.settled', query: { tab: 'settled' }, count: 'settled' },
    { label: 'rebates.tab.reversed', query: { tab: 'reversed' }, count: 'reversed' },
  ],
  columns: [
    { key: 'orderNumber', title: 'rebates.order', render: orderCell, write: 'orderNumber' },
    { key: 'agent', title: 'rebates.agent', render: (row) => row.agent.name, write: 'agent.name' },
    { key: 'customer', title: 'rebates.customer', render: customerCell, write: 'customer.email' },
    { key: 'keptUsd', title: 'rebates.kept', as: 'money' },
    {
      key: 'percent',
      title: 'rebates.percent',
      render: (row, { t }) => t('rebates.percent_value', { percent: row.percent }),
      align: 'right',
    },
    { key: 'amountUsd', title: 'rebates.amount', as: 'money' },
    { key: 'at', title: 'rebates.at', as: 'moment', sortable: true },
  ],
  sum: (row) => row.amountUsd,
});
