import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import { RecordLink, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { amountText, EarlierState, sourceChoices } from './earlier-cells';
import { EARLIER_ORDERS_PATH } from './earlier-paths';

export const earlierOrderList = defineList({
  endpoint: calls.listEarlierOrders,
  title: 'permission.orders.earlier',
  exportName: 'earlier-orders',
  sort: { field: 'orderedAt', order: 'DESC' },
  filters: [
    { key: 'keyword', kind: 'text', label: 'earlier.keyword', max: 100 },
    { key: 'source', kind: 'choice', label: 'earlier.source', choices: sourceChoices },
  ],
  columns: [
    {
      key: 'number',
      title: 'earlier.number',
      render: (row, { t }) => (
        <TwoLines
          top={<RecordLink to={`${EARLIER_ORDERS_PATH}/${row.id}`}>{row.number}</RecordLink>}
          bottom={t(`earlier.source.${row.source}`)}
        />
      ),
    },
    { key: 'source', title: 'earlier.source', hidden: true, write: { words: 'earlier.source.' } },
    {
      key: 'name',
      title: 'earlier.who',
      render: (row, { t }) => <TwoLines top={row.erased ? t('earlier.erased') : row.name || '–'} bottom={row.email} />,
    },
    { key: 'email', title: 'earlier.email', hidden: true },
    { key: 'orderedAt', title: 'earlier.ordered', as: 'moment', sortable: true },
    {
      key: 'total',
      title: 'earlier.total',
      align: 'right',
      render: (row) => amountText(row.total, row.currency),
      write: ['total', 'currency'],
    },
    { key: 'lines', title: 'earlier.goods', as: 'count' },
    {
      key: 'payment',
      title: 'earlier.payment',
      render: (row) => <EarlierState {...row} />,
    },
    { key: 'fulfilment', title: 'earlier.fulfilment', hidden: true },
    { key: 'cancelledAt', title: 'earlier.cancelled_at', as: 'moment', hidden: true },
  ],
});
