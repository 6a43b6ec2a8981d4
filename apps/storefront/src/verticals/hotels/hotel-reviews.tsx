import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelDetail, HotelReview } from '@app/contract/verticals/hotels/views';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { PictureThumbs } from '../../ui/picture-thumbs.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import { EmptyPart, ErrorNote } from '../../ui/states.tsx';
import { Face } from '../../widgets/face.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './hotel-reviews.module.css';
import { ScoreBadge, scoreWord } from './score-badge.tsx';

const FIVE = [5, 4, 3, 2, 1] as const;
const ALL = 'all';
const SHOWN = 2;

function Review({ review, clipped }: { readonly review: HotelReview; readonly clipped?: boolean }) {
  const t = useT();
  const moment = useMomentText();
  return (
    <article className={styles.review}>
      <div className="row g3">
        <Face nickname={review.nickname} avatar={review.avatar} size="small" />
        <div className="grow">
          <p className="sub semi clip1">{review.nickname}</p>
          <p className="cap t3 clip1">
            {review.room}, {t('travel.nights', { count: review.nights })}
          </p>
        </div>
        <Stars value={review.rating} />
      </div>
      {review.text ? <p className={clipped ? 'clip2' : undefined}>{review.text}</p> : null}
      {review.pictures.length > 0 && !clipped ? (
        <PictureThumbs pictures={review.pictures} alt={t('hotels.review_picture')} width={76} />
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

function AllReviews(props: { readonly hotel: HotelDetail; readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const [rating, setRating] = useState(ALL);
  const feed = useFeed(
    hotelEndpoints.hotelReviews,
    { query: { hotel: props.hotel.id, ...(rating === ALL ? {} : { rating }) } },
    { enabled: props.open, keepPrevious: true },
  );
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('hotels.reviews')}>
      <div className={styles.filter}>
        <Chips
          label={t('hotels.reviews')}
          value={rating}
          onChange={setRating}
          choices={[
            { value: ALL, label: t('common.all') },
            ...FIVE.map((star) => ({ value: String(star), label: t('common.stars', { count: star }) })),
          ]}
        />
      </div>
      {feed.isPending ? <SkeletonText lines={4} /> : null}
      {feed.error && feed.items.length === 0 ? (
        <ErrorNote error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {feed.first && feed.items.length === 0 ? (
        <EmptyPart icon={IconMessage} title={t('hotels.no_such_reviews')} />
      ) : null}
      <InfiniteList feed={feed}>
        {(reviews) => reviews.map((review) => <Review key={review.id} review={review} />)}
      </InfiniteList>
    </Sheet>
  );
}

/** The score, who gave how much, and the newest comments of those who stayed. */
export function HotelReviews({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (hotel.score === null || hotel.reviews === 0) return null;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className="h2">{t('hotels.reviews')}</h2>
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('hotels.all_reviews', { count: hotel.reviews })}
        </TextButton>
      </div>
      <div className={styles.score}>
        <div className={styles.figure}>
          <ScoreBadge score={hotel.score} large />
          <span className="sub semi">{scoreWord(t, hotel.score)}</span>
        </div>
        <Ratings counts={hotel.ratingCounts} />
      </div>
      {hotel.latestReviews.slice(0, SHOWN).map((review) => (
        <Review key={review.id} review={review} clipped />
      ))}
      <AllReviews hotel={hotel} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
