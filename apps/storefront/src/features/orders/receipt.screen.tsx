import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { IconPrinter, IconReceiptOff } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AddressLine } from '../../widgets/address-line.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { usePriceWords } from '../../widgets/price-lines.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import styles from './receipt.module.css';

/** Steps a receipt always shows, changed or not. */
const ALWAYS = new Set(['list_price', 'postage', 'tax']);

function Goods({ order }: { readonly order: OrderDetail }) {
  const t = useT();
  const format = usePriceFormat();
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{t('orders.receipt_item')}</th>
          <th scope="col">{t('orders.receipt_quantity')}</th>
          <th scope="col">{t('orders.receipt_sum')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td>
              {line.name}
              {line.options ? <span className={styles.options}>{line.options}</span> : null}
            </td>
            <td>{line.quantity}</td>
            <td>
              {line.points === null
                ? format.text({ ...line.price, amount: line.price.amount * line.quantity })
                : t('orders.receipt_points', { count: line.points * line.quantity })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ order }: { readonly order: OrderDetail }) {
  const t = useT();
  const format = usePriceFormat();
  const words = usePriceWords();
  const lines = order.priceLines.filter((line) => ALWAYS.has(line.step) || line.amount.amount !== 0);
  return (
    <dl className={styles.sums}>
      {lines.map((line) => {
        const { name, why } = words(line);
        return (
          <div key={line.step}>
            <dt>
              {name}
              {line.step === 'coupon' || line.step === 'tax' ? <span className={styles.options}>{why}</span> : null}
            </dt>
            <dd>{format.text(line.amount)}</dd>
          </div>
        );
      })}
      <div className={styles.total}>
        <dt>{t('orders.receipt_total')}</dt>
        <dd>{format.text(order.payable)}</dd>
      </div>
      {order.refundAmount && order.refundAmount.amount > 0 ? (
        <div>
          <dt>{t('orders.receipt_refunded')}</dt>
          <dd>{format.text(order.refundAmount)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Facts({ order }: { readonly order: OrderDetail }) {
  const t = useT();
  const moment = useMomentText();
  const facts = [
    [t('orders.receipt_number'), order.number],
    [t('orders.receipt_paid_at'), order.paidAt ? moment.minute(order.paidAt) : ''],
    [t('orders.receipt_paid_by'), order.paidBy ?? ''],
    [t('orders.receipt_payment'), order.paymentNumber],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** What a paid order cost, made for paper. */
export default function ReceiptScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(orderEndpoints.orderDetails, { query: { id } }, { enabled: id !== '' });
  const order = read.data;
  if (!order?.paidAt) {
    return (
      <Page title={t('orders.receipt')} onBack={go.back}>
        {order ? (
          <EmptyState
            icon={IconReceiptOff}
            title={t('orders.receipt_unpaid')}
            action={<ButtonLink href={hrefTo('orderDetails', { id })}>{t('orders.details_title')}</ButtonLink>}
          />
        ) : read.isPending && id !== '' ? (
          <OrderSkeleton />
        ) : (
          <OrderMissing error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={t('orders.receipt')}
      onBack={go.back}
      footer={
        <Button block icon={IconPrinter} onClick={() => window.print()}>
          {t('orders.receipt_print')}
        </Button>
      }
    >
      <article className={styles.paper} data-print="receipt">
        <header className={styles.head}>
          <BrandMark />
          <h2 className="h2">{t('orders.receipt')}</h2>
        </header>
        <Facts order={order} />
        <section className={styles.to}>
          <h3 className="cap t3">{t('orders.receipt_to')}</h3>
          <AddressLine address={order.address} />
        </section>
        <Goods order={order} />
        <Sums order={order} />
        <p className="cap t3">{t('orders.receipt_thanks')}</p>
      </article>
    </Page>
  );
}
