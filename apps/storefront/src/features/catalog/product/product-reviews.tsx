import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useFeed } from '@app/client/use-feed';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import type { ReviewSort } from '@app/contract/reviews/schemas';
import { IconChevronRight, IconMessageCircle, IconPhotoHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyPart, ErrorNote } from '../../../ui/states.tsx';
import { languageName } from '../../../widgets/language-name.ts';
import styles from './product-reviews.module.css';
import { ReviewCard } from './review-card.tsx';

type Filter = 'all' | 'own' | 'pictures' | '5' | '4' | '3' | '2' | '1';

/** Every review of the product, filtered by stars or pictures. */
function AllReviews({ product }: { readonly product: ProductDetail }) {
  const t = useT();
  const [filter, setFilter] = useState<Filter>('all');
  const reader = usePreferences((state) => state.locale);
  const [sort, setSort] = useState<ReviewSort>('newest');
  const query = {
    product: product.id,
    sort,
    ...(filter === 'own' ? { ownLanguage: '1' as const } : {}),
    ...(filter === 'pictures' ? { withPictures: '1' as const } : {}),
    ...(/^\d$/.test(filter) ? { rating: filter } : {}),
  };
  const feed = useFeed(catalogEndpoints.productReviews, { query }, { keepPrevious: true });
  return (
    <div className={styles.all}>
      <Chips
        scroll
        label={t('catalog.reviews')}
        value={filter}
        onChange={setFilter}
        choices={[
          { value: 'all', label: t('catalog.reviews_all') },
          { value: 'own', label: t('reviews.in_language', { language: languageName(reader, reader) }) },
          { value: 'pictures', label: t('catalog.reviews_with_pictures') },
          ...(['5', '4', '3', '2', '1'] as const).map((stars) => ({
            value: stars,
            label: t('common.stars', { count: Number(stars) }),
          })),
        ]}
      />
      <Chips
        label={t('reviews.sort')}
        value={sort}
        onChange={setSort}
        choices={(['newest', 'liked'] as const).map((value) => ({ value, label: t(`reviews.sort.${value}`) }))}
      />
      {feed.isPending ? <SkeletonText lines={6} /> : null}
      {feed.error && feed.items.length === 0 ? (
        <ErrorNote error={feed.error} onRetry={() => void feed.refetch()} />
      ) : (
        <InfiniteList feed={feed}>
          {(reviews) => reviews.map((review) => <ReviewCard key={review.id} review={review} />)}
        </InfiniteList>
      )}
      {!feed.isPending && feed.items.length === 0 && !feed.error ? (
        <p className="sub t2">{t(filter === 'all' ? 'catalog.no_reviews' : 'reviews.none_such')}</p>
      ) : null}
    </div>
  );
}

/** The latest reviews, and the way to all of them. */
export function ProductReviews({ product }: { readonly product: ProductDetail }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.section}>
      <div className="row between">
        <h2 className="h2">
          {t('catalog.reviews')} {product.reviews > 0 ? <span className={styles.count}>{product.reviews}</span> : null}
        </h2>
        {product.reviews > product.latestReviews.length ? (
          <TextButton onClick={() => setOpen(true)}>{t('common.see_all')}</TextButton>
        ) : null}
      </div>
      {product.latestReviews.length === 0 ? (
        <EmptyPart icon={IconMessageCircle} title={t('catalog.no_reviews')} text={t('catalog.no_reviews_text')} />
      ) : (
        product.latestReviews.map((review) => <ReviewCard key={review.id} review={review} />)
      )}
      <a className={styles.show} href={hrefTo('buyersShow')}>
        <Icon as={IconPhotoHeart} />
        <span className="grow">
          <span className="sub medium">{t('show.title')}</span>
          <br />
          <span className="cap t3">{t('show.text')}</span>
        </span>
        <Icon as={IconChevronRight} size="m" className={styles.chevron} />
      </a>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('catalog.reviews')}>
        <AllReviews product={product} />
      </Sheet>
    </section>
  );
}
