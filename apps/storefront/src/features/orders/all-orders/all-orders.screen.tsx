import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { ORDER_GROUPS, type OrderGroup } from '@app/contract/orders/schemas';
import { useEffect, useState } from 'react';
import { useGo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { Chips } from '../../../ui/chips.tsx';
import { FeedView } from '../../../ui/feed-view.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { canBePaid } from '../../../widgets/can-be-paid.ts';
import { EarlierOrdersLink } from '../../../widgets/earlier-orders-link.tsx';
import styles from '../my-orders/my-orders.module.css';
import { NoOrders } from '../my-orders/no-orders.tsx';
import { useOrderSearch } from '../my-orders/order-search.tsx';
import { OrdersSkeleton } from '../my-orders/orders-skeleton.tsx';
import { useOrderNews } from '../use-order-news.ts';
import { AnyOrderCard } from './any-order-card.tsx';
import { ChoosableOrder } from './choosable-order.tsx';
import { ChooseAction } from './choose-action.tsx';
import { GroupBar } from './group-bar.tsx';
import { useChoosing } from './use-choosing.ts';

const EVERY = 'all';

type CountsByTab = {
  readonly kinds: readonly { readonly kind: string; readonly title: string; readonly count: number }[];
  readonly counts: { readonly [K in OrderGroup]?: number };
};

/** Orders of every kind in one list, by kind, by where they stand and by words. All three are in the address. */
export default function AllOrdersScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const { kind, group: asked } = useScreenParams<'kind' | 'group'>();
  const group = ORDER_GROUPS.find((one) => one === asked) ?? 'all';
  const { keyword, glass, field } = useOrderSearch();
  const query = { group, ...(kind ? { kind } : {}), ...(keyword ? { keyword } : {}) };
  const feed = useFeed(orderEndpoints.allOrders, { query });
  useOrderNews();
  const [shown, setShown] = useState<CountsByTab>({ kinds: [], counts: {} });
  useEffect(() => {
    if (feed.first) setShown({ kinds: feed.first.kinds, counts: feed.first.counts });
  }, [feed.first]);
  const label = (name: OrderGroup) => (
    <>
      {t(`all_orders.group.${name}`)}
      {name !== 'all' && shown.counts[name] ? <span className={styles.count}>{shown.counts[name]}</span> : null}
    </>
  );
  // Few ever have a question to answer.
  const tabs = ORDER_GROUPS.filter((one) => one !== 'asked' || group === one || shown.counts[one]);
  const choosing = useChoosing(group === 'unpaid' ? feed.items.filter(canBePaid).map(({ id }) => id) : []);
  return (
    <Page
      title={t('all_orders.title')}
      onBack={go.back}
      actions={<ChooseAction choosing={choosing}>{glass}</ChooseAction>}
      footer={choosing.on ? <GroupBar choosing={choosing} /> : undefined}
    >
      {field}
      <div className={styles.tabs}>
        <Tabs
          label={t('all_orders.title')}
          choices={tabs.map((value) => ({ value, label: label(value) }))}
          value={group}
          onChange={(value) => setParams({ group: value === 'all' ? undefined : value })}
        />
        {shown.kinds.length > 1 ? (
          <div className={styles.kinds}>
            <Chips
              scroll
              label={t('all_orders.kinds')}
              value={kind ?? EVERY}
              onChange={(value) => setParams({ kind: value === EVERY ? undefined : value })}
              choices={[
                { value: EVERY, label: t('all_orders.kind_all') },
                ...shown.kinds.map((one) => ({ value: one.kind, label: one.title })),
              ]}
            />
          </div>
        ) : null}
      </div>
      <FeedView
        feed={feed}
        head={group === 'all' && !keyword ? <EarlierOrdersLink /> : null}
        skeleton={<OrdersSkeleton />}
        empty={
          <NoOrders
            keyword={keyword}
            searched={t('orders.search_empty_text_all')}
            onAll={() => setParams({ keyword: undefined, group: undefined, kind: undefined })}
          />
        }
      >
        {(orders) =>
          orders.map((order) => (
            <ChoosableOrder
              key={`${order.kind}/${order.id}`}
              order={order}
              payable={canBePaid(order)}
              choosing={choosing}
              card={(quiet) => <AnyOrderCard order={order} onStale={() => void feed.refetch()} quiet={quiet} />}
            />
          ))
        }
      </FeedView>
    </Page>
  );
}
