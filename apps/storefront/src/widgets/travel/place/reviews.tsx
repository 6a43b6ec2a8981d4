import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useFeed } from '@app/client/use-feed';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ReviewsHead, TravelReview } from '@app/contract/travel/review-views';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { PictureThumbs } from '../../../ui/picture-thumbs.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { EmptyPart, ErrorNote } from '../../../ui/states.tsx';
import { Face } from '../../face.tsx';
import { languageName } from '../../language-name.ts';
import { useMomentText } from '../../moment-text.ts';
import { ReviewText } from '../../review-text.tsx';
import styles from './reviews.module.css';
import { ScoreBadge, scoreWord } from './score-badge.tsx';

const FIVE = [5, 4, 3, 2, 1] as const;
const ALL = 'all';
const OWN = 'own';
const SHOWN = 2;

type Of = {
  readonly kind: TravelKind;
  readonly subjectId: string;
  /** What is said of a review's days, such as how many nights it was. */
  readonly days: (review: TravelReview) => string;
};

function Review(props: { readonly review: TravelReview; readonly days: Of['days']; readonly clipped?: boolean }) {
  const { review, clipped } = props;
  const t = useT();
  const moment = useMomentText();
  return (
    <article className={styles.review}>
      <div className="row g3">
        <Face nickname={review.nickname} avatar={review.avatar} size="small" />
        <div className="grow">
          <p className="sub semi clip1">{review.nickname}</p>
          <p className="cap t3">{[review.booked, props.days(review)].filter((part) => part !== '').join(' · ')}</p>
        </div>
        <Stars value={review.rating} />
      </div>
      <ReviewText review={review} className={clipped ? 'clip2' : undefined} />
      {review.pictures.length > 0 && !clipped ? (
        <PictureThumbs pictures={review.pictures} alt={t('travel.reviews.picture')} width={76} />
      ) : null}
      <p className="cap t3 num">{moment.day(review.createdAt)}</p>
    </article>
  );
}

/** How many gave how many stars. */
function Ratings({ counts }: { readonly counts: readonly number[] }) {
  const t = useT();
  const most = Math.max(...counts, 1);
  return (
    <ul className={styles.bars}>
      {FIVE.map((star) => {
        const count = counts[star - 1] ?? 0;
        return (
          <li key={star}>
            <span className="visually-hidden">{t('common.stars', { count: star })}</span>
            <span aria-hidden="true" className="cap t3 num">
              {star}
            </span>
            <span className={styles.track} aria-hidden="true">
              <i style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="cap t3 num">{count}</span>
          </li>
        );
      })}
    </ul>
  );
}

function AllReviews(props: Of & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const reader = usePreferences((state) => state.locale);
  const [shown, setShown] = useState(ALL);
  const narrowed = shown === ALL ? {} : shown === OWN ? { ownLanguage: '1' as const } : { rating: shown };
  const feed = useFeed(
    travelEndpoints.travelReviews,
    { query: { kind: props.kind, subject: props.subjectId, ...narrowed } },
    { enabled: props.open, keepPrevious: true },
  );
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('travel.reviews.title')}>
      <div className={styles.filter}>
        <Chips
          label={t('travel.reviews.title')}
          value={shown}
          onChange={setShown}
          choices={[
            { value: ALL, label: t('common.all') },
            { value: OWN, label: t('reviews.in_language', { language: languageName(reader, reader) }) },
            ...FIVE.map((star) => ({ value: String(star), label: t('common.stars', { count: star }) })),
          ]}
        />
      </div>
      {feed.isPending ? <SkeletonText lines={4} /> : null}
      {feed.error && feed.items.length === 0 ? (
        <ErrorNote error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {feed.first && feed.items.length === 0 ? <EmptyPart icon={IconMessage} title={t('reviews.none_such')} /> : null}
      <InfiniteList feed={feed}>
        {(reviews) => reviews.map((review) => <Review key={review.id} review={review} days={props.days} />)}
      </InfiniteList>
    </Sheet>
  );
}

/** The score of a hotel, restaurant or route, who gave how much, and the newest reviews; nothing before the first. */
export function Reviews({ head, ...of }: Of & { readonly head: ReviewsHead }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (head.score === null || head.reviews === 0) return null;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className="h2">{t('travel.reviews.title')}</h2>
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('travel.reviews.all', { count: head.reviews })}
        </TextButton>
      </div>
      <div className={styles.score}>
        <div className={styles.figure}>
          <ScoreBadge score={head.score} large />
          <span className="sub semi">{scoreWord(t, head.score)}</span>
        </div>
        <Ratings counts={head.ratingCounts} />
      </div>
      {head.latestReviews.slice(0, SHOWN).map((review) => (
        <Review key={review.id} review={review} days={of.days} clipped />
      ))}
      <AllReviews {...of} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
