import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { earlierOrderEndpoints } from '@app/contract/earlier-orders/endpoints';
import type { EarlierOrderCard } from '@app/contract/earlier-orders/schemas';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { Card, Note } from '../../ui/card.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './earlier-orders.module.css';
import { useEarlierWords } from './earlier-words.ts';

/** One order as the list shows it: number, state, day, the first goods and the total. */
function OrderOfBefore({ order }: { readonly order: EarlierOrderCard }) {
  const t = useT();
  const moment = useMomentText();
  const words = useEarlierWords();
  const hidden = order.lines - order.goods.length;
  const more = hidden > 0 ? [t('earlier.more', { count: hidden })] : [];
  return (
    <Card>
      <a href={hrefTo('earlierOrder', { id: order.id })}>
        <span className="row between g2">
          <span className={`clip1 ${styles.number}`}>{order.number}</span>
          <Tag tone="neutral">{words.states(order)[0] ?? t(`earlier.source.${order.source}`)}</Tag>
        </span>
        <span className={`clip2 ${styles.goods}`}>{[...order.goods, ...more].join(' · ')}</span>
        <span className="row between g2">
          <span className="cap t2">{moment.day(order.orderedAt)}</span>
          <strong>{words.amount(order.total, order.currency)}</strong>
        </span>
      </a>
    </Card>
  );
}

/** What a customer bought in the shop from before it moved here, the newest first. */
export default function EarlierOrdersScreen() {
  const t = useT();
  const go = useGo();
  const email = useUser()?.email ?? '';
  const feed = useFeed(earlierOrderEndpoints.earlierOrders, { query: {} });
  return (
    <Page title={t('earlier.title')} onBack={go.back}>
      {feed.isPending ? (
        <Card>
          <div className="stack" role="status" aria-label={t('shell.loading')}>
            {['first', 'second', 'third'].map((row) => (
              <Skeleton key={row} height="2.8rem" />
            ))}
          </div>
        </Card>
      ) : null}
      {feed.error && feed.items.length === 0 ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {feed.first && feed.items.length === 0 ? (
        <EmptyState art="/art/box.webp" title={t('earlier.none_title')} text={t('earlier.none_text')} />
      ) : null}
      {feed.items.length > 0 ? (
        <>
          <div className={styles.lead}>
            <Note>{t('earlier.lead', { email })}</Note>
          </div>
          <InfiniteList feed={feed}>
            {(orders) => orders.map((order) => <OrderOfBefore key={order.id} order={order} />)}
          </InfiniteList>
        </>
      ) : null}
    </Page>
  );
}
