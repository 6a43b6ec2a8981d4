import { useT } from '@app/client/i18n';
import type { ShownReview } from '@app/contract/reviews/schemas';
import { IconPhoto } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { EnlargeButton } from '../../ui/enlarge-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/stars.tsx';
import { usePictureViewer } from '../../ui/use-picture-viewer.tsx';
import { Face } from '../../widgets/face.tsx';
import { LikeButton } from '../../widgets/like-button.tsx';
import { ReviewText } from '../../widgets/review-text.tsx';
import styles from './reviews.module.css';

/** One shared photo review: its pictures open large, its words lead to the product; it can be liked and reported. */
export function ShowCard(props: {
  readonly review: ShownReview;
  readonly eager: boolean;
  readonly onReport: (review: ShownReview) => void;
}) {
  const t = useT();
  const { review } = props;
  const { product, pictures, nickname, avatar } = review;
  const alt = t('show.picture', { name: product.name });
  const { view, viewer } = usePictureViewer(
    pictures.map((src) => ({ src, alt })),
    {
      label: t('report.open_of', { name: nickname }),
      onReport: () => props.onReport(review),
    },
  );
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <EnlargeButton onClick={() => view(0)}>
          <Picture src={pictures[0]} alt={alt} width={176} ratio="4 / 5" eager={props.eager} />
          {pictures.length > 1 ? (
            <span className={styles.many}>
              <Icon as={IconPhoto} size="xs" />
              <span aria-hidden="true">{pictures.length}</span>
              <span className="visually-hidden">{t('show.pictures', { count: pictures.length })}</span>
            </span>
          ) : null}
        </EnlargeButton>
      </div>
      <a className={styles.about} href={hrefTo('productDetail', { id: product.id })}>
        <span className={styles.words}>
          <ReviewText review={review} className={`sub clip2 ${styles.text}`} />
          <span className={styles.product}>
            <span className="cap t3 clip1 grow">{product.name}</span>
            <Rating value={review.rating} />
          </span>
        </span>
      </a>
      <div className={styles.foot}>
        <Face nickname={nickname} avatar={avatar} size="mini" />
        <span className="cap t2 grow clip1">{nickname}</span>
        <LikeButton review={review} kind="heart" />
      </div>
      {viewer}
    </article>
  );
}
