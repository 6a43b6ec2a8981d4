import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useFeed } from '@app/client/use-feed';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { CategoryNode, ProductCard } from '@app/contract/catalog/schemas';
import { useState } from 'react';
import { hrefTo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { useClockOffset } from '../../../shell/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../widgets/product-grid.tsx';
import { groupArrivals } from './arrival-groups.ts';
import { ArrivalHero } from './arrival-hero.tsx';
import styles from './new.module.css';
import { NewHeader } from './new-header.tsx';

/** The newest product large, the others below it by the week they came in. */
function Arrivals({ cards, now }: { readonly cards: readonly ProductCard[]; readonly now: number }) {
  const t = useT();
  const [first, ...others] = cards;
  return (
    <>
      {first ? <ArrivalHero card={first} /> : null}
      {groupArrivals(others, now).map((group) => (
        <Section key={group.age} title={t(`catalog.${group.age}`)}>
          <ProductGrid cards={group.cards} />
        </Section>
      ))}
    </>
  );
}

/** Nothing came in lately: the way to what there is of the category, or to what others like. */
function NothingNew({ category }: { readonly category: string | null }) {
  const t = useT();
  return (
    <EmptyState
      art="/art/bags.webp"
      title={t('catalog.nothing_new')}
      text={t('catalog.nothing_new_text')}
      action={
        category ? (
          <ButtonLink href={hrefTo('productListing', { category })}>{t('catalog.see_everything')}</ButtonLink>
        ) : (
          <ButtonLink href={hrefTo('productListing', { flag: 'popular' })}>{t('catalog.see_popular')}</ButtonLink>
        )
      }
    />
  );
}

/** Null while they load. The screen does without what cannot be loaded. */
const listedOf = (read: { readonly data: CategoryNode[] | undefined; readonly isError: boolean }) =>
  read.data ?? (read.isError ? [] : null);

/** New products, newest first, of every category or of the one in the address. */
export default function NewScreen() {
  const t = useT();
  const { category } = useScreenParams<'category'>();
  const setParams = useSetScreenParams();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const [openedAt] = useState(() => Date.now());
  const categories = useEndpoint(catalogEndpoints.categories, undefined, { staleTime: 300_000 });
  // An address that names no category of ours shows them all.
  const chosen = categories.data?.find((one) => one.id === category)?.id ?? null;
  const waiting = Boolean(category) && categories.isPending;
  const feed = useFeed(
    catalogEndpoints.productList,
    { query: { flag: 'new', sort: 'new', ...(chosen && { category: chosen }) } },
    { keepPrevious: true, enabled: !waiting },
  );
  const refetch = async () => {
    await Promise.all([feed.refetch(), categories.isError && categories.refetch()]);
  };
  const choose = (id: string | null) => {
    setParams({ category: id });
    window.scrollTo({ top: 0 });
  };

  return (
    <Page
      title={t('catalog.new_title')}
      aboveTabs
      header={<NewHeader categories={listedOf(categories)} chosen={chosen} onChoose={choose} />}
    >
      <PullToRefresh onRefresh={refetch}>
        {feed.isPending ? <NewSkeleton /> : null}
        {feed.error && feed.items.length === 0 ? (
          <ErrorState error={feed.error} onRetry={() => void refetch()} />
        ) : null}
        {!feed.isPending && !feed.error && feed.items.length === 0 ? <NothingNew category={chosen} /> : null}
        {feed.items.length > 0 ? (
          <div className={cx(styles.feed, feed.isPlaceholder && styles.stale)} aria-busy={feed.isPlaceholder}>
            <InfiniteList feed={feed}>{(cards) => <Arrivals cards={cards} now={openedAt + offsetMs} />}</InfiniteList>
            {chosen && !feed.hasNext ? (
              <div className={styles.onward}>
                <ButtonLink kind="soft" size="m" href={hrefTo('productListing', { category: chosen })}>
                  {t('catalog.see_everything')}
                </ButtonLink>
              </div>
            ) : null}
          </div>
        ) : null}
      </PullToRefresh>
    </Page>
  );
}

/** The screen's own shape while it loads. */
const NewSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.ghostHero}>
      <Skeleton height="17.6rem" radius="var(--r-l) var(--r-l) var(--r-sail) var(--r-l)" />
    </div>
    <div className={styles.ghostTitle}>
      <Skeleton width="36%" height="2.6rem" />
    </div>
    <ProductGridSkeleton />
  </div>
);
