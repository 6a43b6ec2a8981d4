import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FeedView } from '../../ui/feed-view.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { channelGlyph } from '../../widgets/channel-glyph.ts';
import { MoneyOrderRow } from '../../widgets/money-order-row.tsx';
import { TopUpState } from './top-up-state.tsx';
import styles from './wallet.module.css';
import { RecordsSkeleton } from './wallet-skeleton.tsx';

const TABS = ['all', 'pending', 'paid', 'cancelled', 'failed'] as const;

/** All top-ups by state, newest first. The tab is in the address. */
export default function RechargeLogScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const asked = useScreenParams<'tab'>();
  const tab = TABS.find((one) => one === asked.tab) ?? 'all';
  const feed = useFeed(topUpEndpoints.rechargeList, { query: { tab } }, { staleTime: 3_000 });
  return (
    <Page title={t('recharge.history')} onBack={go.back}>
      <div className={styles.filters}>
        <Tabs
          label={t('recharge.history')}
          choices={TABS.map((value) => ({ value, label: t(`recharge.tab.${value}`) }))}
          value={tab}
          onChange={(value) => setParams({ tab: value === 'all' ? null : value })}
        />
      </div>
      <FeedView
        feed={feed}
        skeleton={<RecordsSkeleton />}
        empty={
          <EmptyState
            art="/art/coin.webp"
            title={t('recharge.empty_title')}
            text={t('recharge.empty_text')}
            action={<ButtonLink href={hrefTo('recharge')}>{t('recharge.title')}</ButtonLink>}
          />
        }
      >
        {(topUps) => (
          <Card flush>
            {topUps.map((topUp) => (
              <MoneyOrderRow
                key={topUp.id}
                href={hrefTo('rechargeDetail', { id: topUp.id })}
                glyph={channelGlyph[topUp.channel.kind]}
                title={topUp.channel.title}
                at={topUp.createdAt}
                state={<TopUpState topUp={topUp} />}
                amount={topUp.amount}
              />
            ))}
          </Card>
        )}
      </FeedView>
    </Page>
  );
}
