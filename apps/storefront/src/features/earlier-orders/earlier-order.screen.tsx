import { isGone } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { earlierOrderEndpoints } from '@app/contract/earlier-orders/endpoints';
import type { EarlierOrder } from '@app/contract/earlier-orders/schemas';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { KeyValue } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './earlier-orders.module.css';
import { useEarlierWords } from './earlier-words.ts';

/** Whether a file says an amount other than nothing. */
const isSomething = (amount: string | null): amount is string => amount !== null && Number(amount) !== 0;

/** What was bought, line by line. */
function Lines({ order }: { readonly order: EarlierOrder }) {
  const t = useT();
  const words = useEarlierWords();
  return (
    <>
      <h2 className={`h3 ${styles.head}`}>{t('earlier.goods')}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line, at) => {
          const amount = line.price ?? line.total;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an archived order have nothing else and never move
            <li key={at} className="row between g3">
              <span className={styles.what}>
                {line.name}
                {line.sku ? <span className={`cap t3 ${styles.sku}`}>{line.sku}</span> : null}
              </span>
              <span className={styles.amount}>
                {line.quantity} ×{amount === null ? '' : ` ${words.amount(amount, order.currency)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What was bought, and what it came to. */
function Goods({ order }: { readonly order: EarlierOrder }) {
  const t = useT();
  const words = useEarlierWords();
  const sums = [
    ['earlier.subtotal', order.subtotal],
    ['earlier.discount', order.discount],
    ['earlier.shipping', order.shipping],
    ['earlier.tax', order.tax],
  ] as const;
  return (
    <Card>
      {order.lines.length > 0 ? <Lines order={order} /> : null}
      <dl>
        {sums.map(([name, amount]) =>
          isSomething(amount) ? (
            <KeyValue key={name} name={t(name)}>
              {words.amount(amount, order.currency)}
            </KeyValue>
          ) : null,
        )}
        <KeyValue name={t('earlier.total')} strong>
          {words.amount(order.total, order.currency)}
        </KeyValue>
        {isSomething(order.refunded) ? (
          <KeyValue name={t('earlier.refunded')}>{words.amount(order.refunded, order.currency)}</KeyValue>
        ) : null}
      </dl>
    </Card>
  );
}

/** Dates, steps and addresses of the order; what its file does not say is left out. */
function Facts({ order }: { readonly order: EarlierOrder }) {
  const t = useT();
  const moment = useMomentText();
  const words = useEarlierWords();
  const facts = [
    ['earlier.ordered', moment.dated(order.orderedAt)],
    ['earlier.paid_at', order.paidAt ? moment.dated(order.paidAt) : ''],
    ['earlier.cancelled_at', order.cancelledAt ? moment.dated(order.cancelledAt) : ''],
    ['earlier.payment', words.state(order.payment)],
    ['earlier.fulfilment', words.state(order.fulfilment)],
    ['earlier.payment_method', order.paymentMethod],
    ['earlier.shipping_method', order.shippingMethod],
    ['earlier.phone', order.phone],
    ['earlier.billing', order.billing.join('\n')],
    ['earlier.delivery', order.delivery.join('\n')],
  ] as const;
  return (
    <Card>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <KeyValue key={name} name={t(name)}>
              <span className={styles.fact}>{value}</span>
            </KeyValue>
          ) : null,
        )}
      </dl>
    </Card>
  );
}

/** One order of the shop from before it moved here, as its file says it. Nothing can be done with it. */
export default function EarlierOrderScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(earlierOrderEndpoints.earlierOrder, { query: { id } }, { enabled: id !== '' });
  const order = read.data;
  const gone = id === '' || (read.error !== null && isGone(read.error));
  return (
    <Page title={order ? t('earlier.order', { number: order.number }) : t('earlier.title')} onBack={go.back}>
      {order ? (
        <>
          <Goods order={order} />
          <Facts order={order} />
        </>
      ) : gone ? (
        <EmptyState
          art="/art/search.webp"
          title={t('shell.not_found_title')}
          text={t('shell.not_found_text')}
          action={<ButtonLink href={hrefTo('earlierOrders')}>{t('earlier.title')}</ButtonLink>}
        />
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Card>
          <div role="status" aria-label={t('shell.loading')}>
            <Skeleton height="12rem" />
          </div>
        </Card>
      )}
    </Page>
  );
}
