import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { IconMapPin } from '@tabler/icons-react';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { Card, IconWell } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { AddressLine } from '../../../widgets/address-line.tsx';
import { BoughtLines } from '../../../widgets/bought-lines.tsx';
import { CreditedLateNote } from '../../../widgets/credited-late-note.tsx';
import { InGroup } from '../../../widgets/in-group.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { useNumberText } from '../../../widgets/number-text.ts';
import { PayWithin } from '../../../widgets/pay-within.tsx';
import { PriceLines } from '../../../widgets/price-lines.tsx';
import { useSentences } from '../../../widgets/use-sentences.ts';
import { OrderActions } from '../order-actions.tsx';
import { useOrderNews } from '../use-order-news.ts';
import styles from './order-details.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderReturnRequests } from './order-return-requests.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const EARNING: readonly OrderDetail['state'][] = ['pending_shipping', 'pending_receipt', 'received', 'pending_review'];

/** Where the order stands, what that means, and what happens next by itself. */
function Lead({ order, onStale }: { readonly order: OrderDetail; readonly onStale: () => void }) {
  const t = useT();
  const sentences = useSentences();
  const moment = useMomentText();
  const number = useNumberText();
  const byItself = order.state === 'pending_receipt' ? 'orders.auto_receipt_at' : 'orders.auto_review_at';
  const notes = [
    order.autoAt ? t(byItself, { date: moment.day(order.autoAt) }) : null,
    order.earnPoints > 0 && EARNING.includes(order.state)
      ? t('orders.earns', { count: order.earnPoints, points: number(order.earnPoints) })
      : null,
  ].filter((note) => note !== null);
  return (
    <section className={styles.lead} aria-live="polite">
      <h2 className="h1">{t(order.proofWaits ? 'proofs.waiting_title' : `orders.state.${order.state}`)}</h2>
      <p>{t(order.proofWaits ? 'proofs.cashier_waiting' : `orders.lead.${order.state}`)}</p>
      {notes.length > 0 ? <p className="cap">{sentences(...notes)}</p> : null}
      {order.expiresAt && !order.proofWaits && order.actions.includes('pay') ? (
        <PayWithin until={order.expiresAt} onEnd={onStale} />
      ) : null}
    </section>
  );
}

/** One order: where it stands, what happened, what was bought for how much, and what can be done. */
export default function OrderDetailsScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(orderEndpoints.orderDetails, { query: { id } }, { enabled: id !== '', staleTime: 0 });
  useOrderNews();
  const order = read.data;
  const refetch = () => void read.refetch();
  if (!order) {
    return (
      <Page title={t('orders.details_title')} onBack={go.back}>
        {read.isPending && id !== '' ? <OrderSkeleton /> : <OrderMissing error={read.error} onRetry={refetch} />}
      </Page>
    );
  }
  const footer = (
    <div className={styles.footer}>
      <OrderActions order={order} detail onDeleted={go.back} />
    </div>
  );
  return (
    <Page title={t('orders.details_title')} onBack={go.back} footer={order.actions.length > 0 ? footer : undefined}>
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        <Lead order={order} onStale={refetch} />
        {order.creditedLate ? (
          <div className={styles.notice}>
            <CreditedLateNote amount={order.creditedLate} timeline={order.timeline} />
          </div>
        ) : null}
        {order.group ? (
          <div className={styles.notice}>
            <InGroup group={order.group} />
          </div>
        ) : null}
        <OrderReturnRequests cases={order.cases} />
        <OrderParcels shipments={order.shipments} />
        <OrderTimeline timeline={order.timeline} />
        <Card>
          <div className="row g3">
            <IconWell>
              <Icon as={IconMapPin} size="m" />
            </IconWell>
            <AddressLine address={order.address} />
          </div>
        </Card>
        <Card>
          <div className={styles.head}>
            <h2 className="h3">{t('orders.items')}</h2>
            <span className="cap t3">{t('orders.count', { count: order.count })}</span>
          </div>
          <BoughtLines lines={order.lines} />
        </Card>
        <Card>
          <h2 className={`h3 ${styles.head}`}>{t('orders.price_title')}</h2>
          <PriceLines
            lines={order.priceLines}
            payable={order.payable}
            points={order.pointsForGoods}
            sumName={t(order.paidAt ? 'orders.paid_total' : 'orders.to_pay')}
          />
        </Card>
        <OrderFacts order={order} />
        <div className={styles.room} />
      </PullToRefresh>
    </Page>
  );
}
