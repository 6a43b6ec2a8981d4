import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import type { ReviewChoice } from '@app/contract/reviews/schemas';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/controls.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PictureThumbs } from '../../ui/picture-thumbs.tsx';
import { Stars } from '../../ui/stars.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './reviews.module.css';

/** What can be done with a photo review: it stands in the buyers' show, or not; staff may have taken it away. */
function ShareLine({ review }: { readonly review: NonNullable<ReviewChoice['review']> }) {
  const t = useT();
  const share = useEndpointMutation(reviewEndpoints.shareReview, {
    invalidates: [reviewEndpoints.reviewChoices, reviewEndpoints.buyersShow],
    onSuccess: ({ shared }) => toast(t(shared ? 'choose.shared' : 'choose.unshared'), 'success'),
  });
  const shared = share.isPending ? Boolean(share.variables?.body.on) : review.shared;
  return (
    <>
      <div className={styles.pictures}>
        <PictureThumbs pictures={review.pictures} alt={t('catalog.review_picture')} width={56} />
      </div>
      <div className={styles.end}>
        <span className="sub">{t(review.hidden ? 'choose.hidden' : 'reviews.share')}</span>
        <Switch
          label={t('reviews.share')}
          checked={shared}
          disabled={share.isPending || (review.hidden && !review.shared)}
          onChange={(on) => share.mutate({ body: { id: review.id, on } })}
        />
      </div>
    </>
  );
}

/** A bought item with what its buyer can do now: review it, or share the pictures of its review. */
export function ChoiceCard({ choice }: { readonly choice: ReviewChoice }) {
  const t = useT();
  const { review, orderId } = choice;
  const date = useMomentText().day(choice.at);
  return (
    <Card>
      <a className={styles.row} href={hrefTo('productDetail', { id: choice.productId })}>
        <span className={styles.thumb}>
          <Picture src={choice.cover} alt="" width={72} ratio="1" />
        </span>
        <span className={styles.facts}>
          <span className="sub medium clip2">{choice.name}</span>
          {choice.options ? <span className="cap t3 clip1">{choice.options}</span> : null}
          <span className="cap t3">{t(review ? 'choose.reviewed' : 'choose.received', { date })}</span>
          {review ? <Stars value={review.rating} /> : null}
        </span>
      </a>
      {review?.text ? <p className={`sub ${styles.text} ${styles.said}`}>{review.text}</p> : null}
      {review ? <ShareLine review={review} /> : null}
      {orderId ? (
        <div className={styles.end}>
          <span />
          <ButtonLink size="s" href={hrefTo('writeReview', { order: orderId })}>
            {t('choose.write')}
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}
