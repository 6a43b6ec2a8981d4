import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import { useText } from '../../text/use-text';
import { CustomerLink } from '../../ui/customer-link';
import { TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { sourceChoices } from './earlier-cells';
import styles from './earlier-orders.module.css';

const earlierCustomerList = defineList({
  endpoint: calls.listEarlierCustomers,
  title: 'permission.orders.earlier_customers',
  exportName: 'earlier-customers',
  filters: [
    { key: 'keyword', kind: 'text', label: 'earlier.person_keyword', max: 100 },
    { key: 'source', kind: 'choice', label: 'earlier.source', choices: sourceChoices },
  ],
  columns: [
    {
      key: 'name',
      title: 'earlier.who',
      render: (row, { t }) => <TwoLines strong top={row.name || '–'} bottom={t(`earlier.source.${row.source}`)} />,
    },
    { key: 'source', title: 'earlier.source', hidden: true, write: { words: 'earlier.source.' } },
    { key: 'email', title: 'earlier.email', render: (row) => row.email || '–' },
    { key: 'phone', title: 'earlier.phone', render: (row) => row.phone || '–' },
    {
      key: 'address',
      title: 'earlier.address',
      render: (row) => <span className={styles.written}>{row.address.join('\n') || '–'}</span>,
    },
    { key: 'marketing', title: 'earlier.marketing', render: (row) => row.marketing || '–' },
    { key: 'orders', title: 'earlier.order_count', align: 'right' },
    { key: 'spent', title: 'earlier.spent', align: 'right', render: (row) => row.spent ?? '–' },
    { key: 'tags', title: 'earlier.tags', hidden: true },
    { key: 'note', title: 'earlier.note', hidden: true },
    {
      key: 'customerId',
      title: 'earlier.account',
      render: (row, { t }) =>
        row.customerId ? <CustomerLink id={row.customerId} name={t('earlier.account_open')} /> : '–',
    },
  ],
});

/** People of shops that moved in. */
export default function EarlierCustomersScreen() {
  const t = useText();
  return <ListPage rule={earlierCustomerList} actions={{ note: t('earlier.people_note') }} />;
}
