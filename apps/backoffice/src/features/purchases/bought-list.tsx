import { staffPurchaseEndpoints } from '@app/contract/purchases/staff-endpoints';
import { customerCell, RecordLink, Thumb, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import styles from './purchases.module.css';

export const boughtList = defineList({
  endpoint: staffPurchaseEndpoints.listBought,
  title: 'permission.trade.bought',
  exportName: 'purchase-records',
  sort: { field: '' as never, order: 'DESC' },
  filters: [
    { key: 'product', kind: 'text', label: 'purchases.bought.product', placeholder: 'purchases.bought.product_hint' },
    {
      key: 'customer',
      kind: 'text',
      label: 'purchases.bought.customer',
      placeholder: 'purchases.bought.customer_hint',
    },
    { key: 'number', kind: 'text', label: 'purchases.bought.number', max: 40 },
    { kind: 'days', from: 'from', to: 'to', label: 'purchases.bought.at' },
  ],
  columns: [
    {
      key: 'product',
      title: 'purchases.bought.product',
      render: (row) => (
        <span className={styles.variant}>
          <Thumb url={row.cover} />
          <TwoLines strong top={row.product} bottom={row.options || row.sku} />
        </span>
      ),
      write: ['product', 'options'],
    },
    { key: 'sku', title: 'purchases.bought.sku', hidden: true },
    { key: 'customer', title: 'purchases.bought.customer', render: customerCell, write: 'customer.email' },
    {
      key: 'number',
      title: 'purchases.bought.order',
      render: (row) => <RecordLink to={`/orders/goods/${row.orderId}`}>{row.number}</RecordLink>,
    },
    { key: 'quantity', title: 'purchases.bought.quantity', as: 'count' },
    { key: 'returned', title: 'purchases.bought.returned', as: 'count' },
    { key: 'unitPriceUsd', title: 'purchases.bought.unit', as: 'money' },
    { key: 'paidUsd', title: 'purchases.bought.paid', as: 'money' },
    { key: 'paidAt', title: 'purchases.bought.at', as: 'moment' },
  ],
});
