import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { ReactNode } from 'react';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Section } from '../../ui/page.tsx';
import { useNear } from '../../ui/render-when-near.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../widgets/product-grid.tsx';

/**
 * The endless feed of popular goods, without those that already stand above it. Asked for once its place comes near; where
 * the shop has none at all, `instead` stands in its place.
 */
export function MoreToLove(props: { readonly shown: ReadonlySet<string>; readonly instead: ReactNode }) {
  const t = useT();
  const { shown, instead } = props;
  const [place, near] = useNear<HTMLDivElement>();
  const feed = useFeed(catalogEndpoints.productList, { query: { sort: 'popular' } }, { enabled: near });
  if (!feed.isPending && !feed.error && feed.items.length === 0) return instead;
  return (
    <div ref={place}>
      <Section title={t('content.more_to_love')}>
        {feed.isPending ? <ProductGridSkeleton /> : null}
        {feed.error && feed.items.length === 0 ? (
          <div className="pad">
            <ErrorNote error={feed.error} onRetry={() => void feed.refetch()} />
          </div>
        ) : (
          <InfiniteList feed={feed}>
            {(cards) => <ProductGrid cards={cards.filter((card) => !shown.has(card.id))} />}
          </InfiniteList>
        )}
      </Section>
    </div>
  );
}
