import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { WithdrawalRow } from '@app/contract/withdrawals/schemas';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MoneyOrderRow } from '../../widgets/money-order-row.tsx';
import { accountText, kindIcon, stateTone } from './withdrawal-words.ts';

const TABS = ['all', 'open', 'paid', 'ended'] as const;
type Tab = (typeof TABS)[number];

function Row({ one }: { readonly one: WithdrawalRow }) {
  const t = useT();
  return (
    <MoneyOrderRow
      href={hrefTo('withdrawalDetail', { id: one.id })}
      glyph={kindIcon[one.account.kind]}
      title={accountText(one.account)}
      at={one.createdAt}
      state={<Tag tone={stateTone[one.state]}>{t(`withdrawals.state.${one.state}`)}</Tag>}
      amount={one.amount}
    />
  );
}

const LogSkeleton = () => (
  <Card flush>
    <div aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <ListRow
          key={name}
          icon={<Skeleton width="3.6rem" height="3.6rem" radius="var(--r-full)" />}
          title={<Skeleton width="60%" height="1.8rem" />}
          note={<Skeleton width="40%" height="1.4rem" />}
        />
      ))}
    </div>
  </Card>
);

/** Everything one has had paid out or asked for, newest first. The tab is in the address. */
export default function WithdrawalLogScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const { tab: asked } = useScreenParams<'tab'>();
  const tab: Tab = TABS.find((one) => one === asked) ?? 'all';
  const feed = useFeed(withdrawalEndpoints.withdrawalList, { query: { tab } }, { staleTime: 0 });
  const body = () => {
    if (feed.isPending) return <LogSkeleton />;
    if (!feed.first) return <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />;
    if (feed.items.length === 0) {
      return (
        <EmptyState
          art="/art/coin.webp"
          title={t('withdrawals.empty_title')}
          text={t('withdrawals.empty_text')}
          action={<ButtonLink href={hrefTo('withdrawal')}>{t('withdrawals.submit_plain')}</ButtonLink>}
        />
      );
    }
    return (
      <InfiniteList feed={feed}>
        {(items) => (
          <Card flush>
            {items.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </Card>
        )}
      </InfiniteList>
    );
  };
  return (
    <Page title={t('withdrawals.log')} onBack={go.back}>
      <Tabs
        label={t('withdrawals.log')}
        choices={TABS.map((value) => ({ value, label: t(`withdrawals.tab.${value}`) }))}
        value={tab}
        onChange={(next) => setParams({ tab: next === 'all' ? null : next })}
      />
      <PullToRefresh onRefresh={async () => void (await feed.refetch())}>{body()}</PullToRefresh>
    </Page>
  );
}
