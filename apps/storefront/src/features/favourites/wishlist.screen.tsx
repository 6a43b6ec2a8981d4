import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { usePriceFormat } from '@app/client/use-price';
import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import type { Favourite } from '@app/contract/favourites/schemas';
import { IconPackage, IconTrendingDown } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FeedView } from '../../ui/feed-view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './favourites.module.css';
import { KeptRow, KeptSkeleton } from './kept-row.tsx';

const FILTERS = ['all', 'dropped', 'back'] as const;

/** What has changed for the better since it was put on the list. */
function Marks({ item }: { readonly item: Favourite }) {
  const t = useT();
  const format = usePriceFormat();
  const { droppedFrom, price } = item;
  const saved = droppedFrom && {
    ...price,
    usd: droppedFrom.usd - price.usd,
    amount: droppedFrom.amount - price.amount,
  };
  return (
    <>
      {saved ? (
        <p className={`${styles.mark} ok`}>
          <Icon as={IconTrendingDown} size="s" />
          {t('favourite.dropped', { amount: format.text(saved) })}
        </p>
      ) : null}
      {item.backInStock ? (
        <p className={`${styles.mark} brand`}>
          <Icon as={IconPackage} size="s" />
          {t('favourite.back')}
        </p>
      ) : null}
    </>
  );
}

/** Products kept with a heart, with what became cheaper or can be had again. The filter is in the address. */
export default function WishlistScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const { filter: asked } = useScreenParams<'filter'>();
  const filter = FILTERS.find((one) => one === asked) ?? 'all';
  const feed = useFeed(favouriteEndpoints.collectList, { query: { filter } }, { staleTime: 0 });
  const counts = feed.first?.counts;
  const label = (name: (typeof FILTERS)[number]) => (
    <>
      {t(`favourite.filter.${name}`)}
      {counts?.[name] ? <span className={styles.count}>{counts[name]}</span> : null}
    </>
  );
  return (
    <Page title={t('favourite.title')} onBack={go.back}>
      <div className={styles.tabs}>
        <Tabs
          label={t('favourite.title')}
          choices={FILTERS.map((value) => ({ value, label: label(value) }))}
          value={filter}
          onChange={(value) => setParams({ filter: value === 'all' ? undefined : value })}
        />
      </div>
      <FeedView
        feed={feed}
        skeleton={<KeptSkeleton />}
        empty={
          <EmptyState
            art="/art/bags.webp"
            title={t(filter === 'all' ? 'favourite.empty_title' : 'favourite.none_with_mark')}
            text={t('favourite.empty_text')}
            action={<ButtonLink href={hrefTo('home')}>{t('cart.browse')}</ButtonLink>}
          />
        }
      >
        {(items) => (
          <Card flush>
            {items.map((item) => (
              <KeptRow key={item.id} item={item} offSaleText={t('favourite.off_sale')}>
                <Marks item={item} />
              </KeptRow>
            ))}
          </Card>
        )}
      </FeedView>
    </Page>
  );
}
