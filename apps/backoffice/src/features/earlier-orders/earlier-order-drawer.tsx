import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import type { StaffEarlierOrder } from '@app/contract/earlier-orders/staff-schemas';
import { Table } from 'antd';
import { useParams } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CustomerLink } from '../../ui/customer-link';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { TwoLines } from '../../ui/list/cells';
import { useBackTo } from '../../ui/use-back-to';
import { amountText, EarlierState, stateText } from './earlier-cells';
import styles from './earlier-orders.module.css';
import { EARLIER_ORDERS_PATH } from './earlier-paths';

/** An address as its file writes it, line by line. */
const Address = ({ lines }: { lines: readonly string[] }) => <span className={styles.written}>{lines.join('\n')}</span>;

/** The account that sees the order as its own, or that there is none. */
function Account({ id }: { id: string | null }) {
  const t = useText();
  return id ? <CustomerLink id={id} name={t('earlier.account_open')} /> : t('earlier.account_none');
}

/** Who ordered, and how payment and delivery stood. */
function OrderFacts({ order }: { order: StaffEarlierOrder }) {
  const t = useText();
  const format = useFormat();
  const { customerId, billing, delivery } = order;
  return (
    <div className={styles.two}>
      <Facts
        title={t('earlier.who')}
        facts={[
          [t('earlier.who'), order.erased ? t('earlier.erased') : order.name],
          [t('earlier.email'), order.email],
          [t('earlier.phone'), order.phone],
          [t('earlier.account'), <Account key="account" id={customerId} />],
          [t('earlier.billing'), billing.length > 0 && <Address lines={billing} />],
          [t('earlier.delivery'), delivery.length > 0 && <Address lines={delivery} />],
          [t('earlier.note'), order.note && <span className={styles.written}>{order.note}</span>],
          [t('earlier.tags'), order.tags],
        ]}
      />
      <Facts
        title={t('earlier.payment')}
        facts={[
          [t('earlier.ordered'), format.exact(order.orderedAt)],
          [t('earlier.payment'), stateText(order.payment, t)],
          [t('earlier.paid_at'), order.paidAt && format.exact(order.paidAt)],
          [t('earlier.payment_method'), order.paymentMethod],
          [t('earlier.fulfilment'), stateText(order.fulfilment, t)],
          [t('earlier.shipping_method'), order.shippingMethod],
          [t('earlier.cancelled_at'), order.cancelledAt && format.exact(order.cancelledAt)],
          [t('earlier.source'), t(`earlier.source.${order.source}`)],
          [t('earlier.imported_at'), format.exact(order.importedAt)],
        ]}
      />
    </div>
  );
}

/** What was bought, and what it came to, as written. */
function Goods({ order }: { order: StaffEarlierOrder }) {
  const t = useText();
  const amount = (of: string | null) => amountText(of, order.currency);
  const sums = (['subtotal', 'discount', 'shipping', 'tax', 'total', 'refunded'] as const).filter(
    (key) => order[key] !== null,
  );
  const name = (key: (typeof sums)[number]): string =>
    key === 'discount' && order.discountCode ? `${t('earlier.discount')} ${order.discountCode}` : t(`earlier.${key}`);
  return (
    <>
      {order.lines.length > 0 && (
        <Table
          className={styles.goods ?? ''}
          size="small"
          rowKey="at"
          pagination={false}
          dataSource={order.lines.map((line, at) => ({ ...line, at }))}
          columns={[
            {
              title: t('earlier.line'),
              key: 'name',
              render: (_, line) => <TwoLines top={line.name} bottom={line.sku} whole />,
            },
            { title: t('earlier.quantity'), dataIndex: 'quantity', align: 'right', width: 100 },
            {
              title: t('earlier.price'),
              key: 'price',
              align: 'right',
              width: 140,
              render: (_, line) => amount(line.price ?? line.total),
            },
          ]}
        />
      )}
      <dl className={styles.sums}>
        {sums.map((key) => (
          <div key={key} className={key === 'total' ? styles.total : undefined}>
            <dt>{name(key)}</dt>
            <dd>{amount(order[key])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** One order of a shop that moved in, over the list. Nothing can be done with it. */
export function EarlierOrderDrawer() {
  const close = useBackTo(EARLIER_ORDERS_PATH);
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readEarlierOrder, { params: { id } });
  const order = answer.data?.id === id ? answer.data : undefined;
  return (
    <RecordDrawer
      title={order?.number ?? ''}
      tag={order && <EarlierState {...order} />}
      {...(order ? { copy: order.number } : {})}
      waiting={!order}
      error={order ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
    >
      {order && (
        <>
          <OrderFacts order={order} />
          <Goods order={order} />
        </>
      )}
    </RecordDrawer>
  );
}
