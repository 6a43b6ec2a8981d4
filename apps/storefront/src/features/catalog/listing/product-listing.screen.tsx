import { useT } from '@app/client/i18n';
import { IconChevronLeft, IconSearch } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { SearchLink } from '../../../ui/search-box.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../widgets/product-grid.tsx';
import styles from './listing.module.css';
import { filterCount, ListingBar } from './listing-bar.tsx';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingSubcategories } from './listing-subcategories.tsx';
import { useListingTitle } from './listing-title.ts';
import { TravelResults } from './travel-results.tsx';
import { useListing } from './use-listing.ts';

/** What was searched for, in the search pill: a press changes it. */
function ResultsHeader({ keyword, title }: { readonly keyword: string; readonly title: string }) {
  const t = useT();
  const go = useGo();
  return (
    <header className={styles.header}>
      <h1 className="visually-hidden">{title}</h1>
      <IconButton icon={IconChevronLeft} label={t('common.back')} onClick={go.back} />
      <SearchLink href={hrefTo('search', { keyword })}>
        <span className={styles.keyword}>{keyword}</span>
      </SearchLink>
    </header>
  );
}

/** Goods of a category, tag, flag or search; order and filters stand in the address. */
export default function ProductListingScreen() {
  const t = useT();
  const go = useGo();
  const listing = useListing();
  const { subject, feed } = listing;
  const { title, category } = useListingTitle(subject);
  const empty = !feed.isPending && !feed.error && feed.items.length === 0;

  return (
    <Page
      title={title}
      onBack={go.back}
      actions={<IconButton icon={IconSearch} label={t('common.search')} onClick={() => go.to('search')} />}
      {...(subject.kind === 'keyword' && { header: <ResultsHeader keyword={subject.value} title={title} /> })}
    >
      {subject.kind === 'keyword' ? <TravelResults keyword={subject.value} /> : null}
      {category && category.children.length > 0 ? <ListingSubcategories nodes={category.children} /> : null}
      {empty && filterCount(listing.filters, subject) === 0 ? null : <ListingBar listing={listing} />}
      {feed.isPending ? (
        <div className={styles.results}>
          <ProductGridSkeleton count={6} />
        </div>
      ) : null}
      {feed.error && feed.items.length === 0 ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {empty ? <ListingEmpty listing={listing} /> : null}
      {feed.items.length > 0 ? (
        <div className={cx(styles.results, feed.isPlaceholder && styles.stale)} aria-busy={feed.isPlaceholder}>
          {listing.total ? (
            <p className={`sub t3 ${styles.found}`} role="status">
              {t('catalog.found', { count: listing.total, currency: listing.money.currency })}
            </p>
          ) : null}
          <InfiniteList feed={feed}>{(cards) => <ProductGrid cards={cards} eager alone />}</InfiniteList>
        </div>
      ) : null}
    </Page>
  );
}
