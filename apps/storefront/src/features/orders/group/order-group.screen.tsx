import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import type { GroupedOrder, OrderGroupDetail } from '@app/contract/orders/order-groups/schemas';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InFours } from '../../../ui/in-fours.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Page } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ApartButton } from '../../../widgets/apart-button.tsx';
import { OrderState } from '../../../widgets/order-state.tsx';
import { PayWithin } from '../../../widgets/pay-within.tsx';
import { RoundingLine } from '../../../widgets/rounding-line.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { toneOf } from '../all-orders/any-order-card.tsx';
import details from '../details/order-details.module.css';
import { OrderMissing } from '../details/order-missing.tsx';
import { OrderSkeleton } from '../details/order-skeleton.tsx';
import { useOrderNews } from '../use-order-news.ts';
import styles from './group.module.css';

type Standing = 'pending' | 'paid' | 'partly' | 'cancelled';

function standingOf(group: OrderGroupDetail): Standing {
  if (group.status === 'pending') return 'pending';
  if (!group.paid) return 'cancelled';
  return group.orders.every(({ paidHere }) => paidHere) ? 'paid' : 'partly';
}

function Lead({ group, onStale }: { readonly group: OrderGroupDetail; readonly onStale: () => void }) {
  const t = useT();
  const standing = standingOf(group);
  return (
    <section className={details.lead} aria-live="polite">
      <h2 className="h1">{t(`group.status.${standing === 'partly' ? 'paid' : standing}`)}</h2>
      <p>{t(`group.lead.${standing}`)}</p>
      {group.expiresAt ? <PayWithin until={group.expiresAt} proofWaits={group.proofWaits} onEnd={onStale} /> : null}
    </section>
  );
}

/** How an order of any kind stands; one that was deleted no longer says. */
function MemberState({ order }: { readonly order: GroupedOrder['order'] }) {
  if (!order) return null;
  if (order.goods) return <OrderState state={order.goods.state} />;
  return <Tag tone={toneOf(order)}>{order.stateText}</Tag>;
}

function Member({ member, ended }: { readonly member: GroupedOrder; readonly ended: boolean }) {
  const t = useT();
  const date = useDateText();
  const { order } = member;
  const what = order?.goods
    ? t('orders.count', { count: order.goods.count })
    : order?.booked
      ? date.range(order.booked.from, order.booked.to)
      : null;
  const how = ended ? t(member.paidHere ? 'group.paid_here' : 'group.not_here') : null;
  const inside = (
    <>
      <span className={`row between g2 ${styles.head}`}>
        <span className="sub t2 clip1">
          <InFours text={member.number} />
        </span>
        <MemberState order={order} />
      </span>
      <span className="row g3">
        <span className={styles.thumb}>
          <Picture src={order?.cover ?? null} alt="" width={56} ratio="1" />
        </span>
        <span className="grow">
          <span className="sub medium clip2">{member.title}</span>
          <span className="cap t3">{[what, how].filter(Boolean).join(' · ')}</span>
        </span>
        <Price price={member.amount} />
      </span>
    </>
  );
  return order ? (
    <a className={styles.order} href={`#${order.details}`}>
      {inside}
    </a>
  ) : (
    <div className={styles.order}>{inside}</div>
  );
}

/** A combined payment: how it stands, its orders, and what it comes to. */
export default function OrderGroupScreen() {
  const t = useT();
  const go = useGo();
  const format = usePriceFormat();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(orderGroupEndpoints.orderGroup, { query: { id } }, { enabled: id !== '', staleTime: 0 });
  useOrderNews();
  const group = read.data;
  const refetch = () => void read.refetch();
  if (!group) {
    return (
      <Page title={t('group.title')} onBack={go.back}>
        {read.isPending && id !== '' ? <OrderSkeleton /> : <OrderMissing error={read.error} onRetry={refetch} />}
      </Page>
    );
  }
  // Paid in full there is one amount to tell.
  const whole = group.paid?.usd === group.total.usd;
  const pay = (
    <ButtonLink block href={hrefTo('cashier', { payment: group.paymentId })}>
      {group.proofWaits ? t('proofs.see') : t('payments.pay', { amount: format.text(group.total) })}
    </ButtonLink>
  );
  return (
    <Page title={t('group.title')} onBack={go.back} footer={group.status === 'pending' ? pay : undefined}>
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        <Lead group={group} onStale={refetch} />
        <Card>
          <h2 className="h3">{t('group.orders')}</h2>
          {group.orders.map((order) => (
            <Member key={order.id} member={order} ended={group.paid !== null} />
          ))}
        </Card>
        <Card>
          <dl>
            <KeyValue name={t('group.number')}>
              <InFours text={group.number} />
            </KeyValue>
            <RoundingLine total={group.total} parts={group.orders.map(({ amount }) => amount)} />
            {whole ? null : (
              <KeyValue name={t('group.total')} strong={!group.paid}>
                {format.text(group.total)}
              </KeyValue>
            )}
            {group.paid ? (
              <KeyValue name={t('group.paid')} strong>
                {format.text(group.paid)}
              </KeyValue>
            ) : null}
            {group.creditedLate ? (
              <KeyValue name={t('group.credited')}>{format.text(group.creditedLate)}</KeyValue>
            ) : null}
          </dl>
        </Card>
        {group.status === 'pending' ? <ApartButton groupId={group.id} /> : null}
      </PullToRefresh>
    </Page>
  );
}
