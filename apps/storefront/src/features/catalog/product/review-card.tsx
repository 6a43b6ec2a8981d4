import { useT } from '@app/client/i18n';
import type { Review } from '@app/contract/catalog/schemas';
import { PictureThumbs } from '../../../ui/picture-thumbs.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Face } from '../../../widgets/face.tsx';
import { LikeButton } from '../../../widgets/like-button.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { ReviewText } from '../../../widgets/review-text.tsx';
import styles from './product-reviews.module.css';

/** One customer's word about a product. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const t = useT();
  const day = useMomentText().day(review.createdAt);
  return (
    <article className={styles.review}>
      <div className="row g3">
        <Face nickname={review.nickname} avatar={review.avatar} size="tiny" />
        <span className="grow">
          <span className="sub semi clip1">{review.nickname}</span>
          <span className="row g2 cap t3">
            <Stars value={review.rating} />
            <time dateTime={review.createdAt}>{day}</time>
          </span>
        </span>
      </div>
      <ReviewText review={review} className={styles.text} />
      {review.pictures.length > 0 ? (
        <PictureThumbs pictures={review.pictures} alt={t('catalog.review_picture')} width={88} />
      ) : null}
      {review.options ? <p className="cap t3">{review.options}</p> : null}
      {review.reply ? (
        <div className={styles.reply}>
          <p className="cap semi">{t('reviews.shop_reply')}</p>
          <p className={`sub ${styles.text}`}>{review.reply.text}</p>
        </div>
      ) : null}
      <div className={styles.foot}>
        <LikeButton review={review} kind="helpful" />
      </div>
    </article>
  );
}
