import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { MyOrderTab } from '@app/contract/orders/goods-order.machine';
import { useEffect, useState } from 'react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './my-orders.module.css';
import cardStyles from './order-card.module.css';
import { OrderCard } from './order-card.tsx';
import { useOrderNews } from './use-order-news.ts';

const TABS: readonly MyOrderTab[] = ['all', 'unpaid', 'processing', 'shipped', 'to_receive', 'returns'];

type Counts = { readonly [K in MyOrderTab]?: number | undefined };

const OrdersSkeleton = () => (
  <div aria-hidden="true">
    {['a', 'b', 'c'].map((name) => (
      <Card key={name}>
        <div className="row between">
          <Skeleton width="40%" />
          <Skeleton width="7.2rem" height="2.2rem" />
        </div>
        <div className={cardStyles.body}>
          <Skeleton width="7.2rem" height="7.2rem" radius="var(--r-s)" />
          <Skeleton width="7.2rem" height="7.2rem" radius="var(--r-s)" />
          <span className={cardStyles.sum}>
            <Skeleton width="6.4rem" height="2.2rem" />
          </span>
        </div>
        <div className="row between">
          <span />
          <Skeleton width="10rem" height="4rem" radius="var(--r-full)" />
        </div>
      </Card>
    ))}
  </div>
);

/** The customer's orders by where they stand. The tab is in the address. */
export default function MyOrdersScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const { tab: asked } = useScreenParams<'tab'>();
  const tab = TABS.find((one) => one === asked) ?? 'all';
  const feed = useFeed(orderEndpoints.orderList, { query: { tab } });
  useOrderNews();
  const [counts, setCounts] = useState<Counts>({});
  const told = feed.first?.counts;
  useEffect(() => {
    if (told) setCounts(told);
  }, [told]);

  const label = (name: MyOrderTab) => (
    <>
      {t(`orders.tab.${name}`)}
      {name !== 'all' && counts[name] ? <span className={styles.count}>{counts[name]}</span> : null}
    </>
  );
  const refresh = () => void feed.refetch();
  return (
    <Page title={t('orders.mine_title')} onBack={go.back}>
      <div className={styles.tabs}>
        <Tabs
          label={t('orders.mine_title')}
          choices={TABS.map((value) => ({ value, label: label(value) }))}
          value={tab}
          onChange={(value) => setParams({ tab: value === 'all' ? undefined : value })}
        />
      </div>
      <PullToRefresh onRefresh={async () => void (await feed.refetch())}>
        {feed.isPending ? <OrdersSkeleton /> : null}
        {feed.error && feed.items.length === 0 ? <ErrorState error={feed.error} onRetry={refresh} /> : null}
        {feed.first && feed.items.length === 0 ? (
          <EmptyState
            art="/art/box.webp"
            title={t('orders.empty_title')}
            text={t('orders.empty_text')}
            action={<ButtonLink href={hrefTo('home')}>{t('cart.browse')}</ButtonLink>}
          />
        ) : null}
        {feed.items.length > 0 ? (
          <InfiniteList feed={feed}>
            {(orders) => orders.map((order) => <OrderCard key={order.id} order={order} onStale={refresh} />)}
          </InfiniteList>
        ) : null}
      </PullToRefresh>
    </Page>
  );
}
