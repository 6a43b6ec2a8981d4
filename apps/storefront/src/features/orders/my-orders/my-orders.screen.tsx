import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { MyOrderTab } from '@app/contract/orders/goods-order.machine';
import { useEffect, useState } from 'react';
import { useGo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { FeedView } from '../../../ui/feed-view.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { EarlierOrdersLink } from '../../../widgets/earlier-orders-link.tsx';
import { ChoosableOrder } from '../all-orders/choosable-order.tsx';
import { ChooseAction } from '../all-orders/choose-action.tsx';
import { GroupBar } from '../all-orders/group-bar.tsx';
import { useChoosing } from '../all-orders/use-choosing.ts';
import { useOrderNews } from '../use-order-news.ts';
import styles from './my-orders.module.css';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { useOrderSearch } from './order-search.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

const TABS: readonly MyOrderTab[] = ['all', 'unpaid', 'processing', 'shipped', 'to_receive', 'returns'];

type Counts = { readonly [K in MyOrderTab]?: number | undefined };

/** The customer's orders by where they stand. The tab and what is searched for are in the address. */
export default function MyOrdersScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const { tab: asked } = useScreenParams<'tab'>();
  const { keyword, glass, field } = useOrderSearch();
  const tab = TABS.find((one) => one === asked) ?? 'all';
  const feed = useFeed(orderEndpoints.orderList, { query: { tab, ...(keyword ? { keyword } : {}) } });
  useOrderNews();
  const [counts, setCounts] = useState<Counts>({});
  const shown = feed.first?.counts;
  useEffect(() => {
    if (shown) setCounts(shown);
  }, [shown]);

  const label = (name: MyOrderTab) => (
    <>
      {t(`orders.tab.${name}`)}
      {name !== 'all' && counts[name] ? <span className={styles.count}>{counts[name]}</span> : null}
    </>
  );
  const refresh = () => void feed.refetch();
  const payable = tab === 'unpaid' ? feed.items.filter((order) => order.actions.includes('pay')) : [];
  const choosing = useChoosing(payable.map(({ id }) => id));
  return (
    <Page
      title={t('orders.mine_title')}
      onBack={go.back}
      actions={<ChooseAction choosing={choosing}>{glass}</ChooseAction>}
      footer={choosing.on ? <GroupBar choosing={choosing} /> : undefined}
    >
      {field}
      <div className={styles.tabs}>
        <Tabs
          label={t('orders.mine_title')}
          choices={TABS.map((value) => ({ value, label: label(value) }))}
          value={tab}
          onChange={(value) => setParams({ tab: value === 'all' ? undefined : value })}
        />
      </div>
      <FeedView
        feed={feed}
        head={tab === 'all' && !keyword ? <EarlierOrdersLink /> : null}
        skeleton={<OrdersSkeleton />}
        empty={
          <NoOrders
            keyword={keyword}
            searched={t('orders.search_empty_text')}
            onAll={() => setParams({ keyword: undefined, tab: undefined })}
          />
        }
      >
        {(orders) =>
          orders.map((order) => (
            <ChoosableOrder
              key={order.id}
              order={order}
              payable={order.actions.includes('pay')}
              choosing={choosing}
              card={(quiet) => <OrderCard order={order} onStale={refresh} quiet={quiet} />}
            />
          ))
        }
      </FeedView>
    </Page>
  );
}
