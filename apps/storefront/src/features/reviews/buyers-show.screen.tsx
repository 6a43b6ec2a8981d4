import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import type { ReviewSort, ShownReview } from '@app/contract/reviews/schemas';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FeedView } from '../../ui/feed-view.tsx';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ReportSheet } from './report-sheet.tsx';
import styles from './reviews.module.css';
import { ShowCard } from './show-card.tsx';

const SORTS: readonly ReviewSort[] = ['newest', 'liked'];
/** Cards above the fold. */
const FIRST = 4;

const ShowSkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    {['a', 'b', 'c', 'd'].map((name) => (
      <div key={name} className={styles.card}>
        <Skeleton ratio="4 / 5" />
        <div className={styles.words}>
          <SkeletonText lines={2} />
          <Skeleton width="60%" height="4.4rem" />
        </div>
      </div>
    ))}
  </div>
);

/** Photo reviews that customers shared, two by two. The order is in the address. */
export default function BuyersShowScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const { sort: asked } = useScreenParams<'sort'>();
  const sort = SORTS.find((one) => one === asked) ?? 'newest';
  const feed = useFeed(reviewEndpoints.buyersShow, { query: { sort } });
  const [reported, setReported] = useState<ShownReview | null>(null);
  return (
    <Page
      title={t('show.title')}
      onBack={go.back}
      actions={<NavAction href={hrefTo('chooseReview', { tab: 'photos' })}>{t('show.mine')}</NavAction>}
    >
      <div className={styles.sorts}>
        <Tabs
          label={t('reviews.sort')}
          choices={SORTS.map((value) => ({ value, label: t(`reviews.sort.${value}`) }))}
          value={sort}
          onChange={(value) => setParams({ sort: value === 'newest' ? undefined : value })}
        />
      </div>
      <FeedView
        feed={feed}
        skeleton={<ShowSkeleton />}
        empty={
          <EmptyState
            art="/art/gift.webp"
            title={t('show.empty_title')}
            text={t('show.empty_text')}
            action={<ButtonLink href={hrefTo('home')}>{t('cart.browse')}</ButtonLink>}
          />
        }
      >
        {(reviews) => (
          <ul className={styles.grid}>
            {reviews.map((review, index) => (
              <li key={review.id}>
                <ShowCard
                  review={review}
                  eager={index < FIRST}
                  onReport={(one) => (signedIn ? setReported(one) : askSignIn())}
                />
              </li>
            ))}
          </ul>
        )}
      </FeedView>
      <ReportSheet review={reported} onClose={() => setReported(null)} />
    </Page>
  );
}
