import { call } from '@app/client/call';
import { type TextKey, useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import type { OrderLine } from '@app/contract/orders/schemas';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/controls.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PictureUploader } from '../../../ui/picture-uploader.tsx';
import { StarInput } from '../../../ui/stars.tsx';
import type { UploadedPicture } from '../../../ui/use-uploads.ts';
import styles from './write-review.module.css';

/** What was written about one line so far. */
export type Draft = {
  readonly rating: number;
  readonly text: string;
  readonly pictures: readonly UploadedPicture[];
  /** Into the buyers' show, once there are pictures. */
  readonly share: boolean;
  readonly busy: boolean;
  /** Pictures that could not be uploaded. */
  readonly failed: number;
};

/** Stars, words and pictures for one line of an order. */
export function ReviewCard(props: {
  readonly line: OrderLine;
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const t = useT();
  const { line, draft, onChange } = props;
  return (
    <Card>
      <div className={styles.product}>
        <span className={styles.thumb}>
          <Picture src={line.cover} alt="" width={56} ratio="1" />
        </span>
        <div className="grow">
          <h2 className="sub medium clip2">{line.name}</h2>
          {line.options ? <p className="cap t3 clip1">{line.options}</p> : null}
        </div>
      </div>
      <div className={styles.stars}>
        <StarInput
          label={t('orders.review_stars', { name: line.name })}
          value={draft.rating}
          onChange={(rating) => onChange({ rating })}
        />
        <span className="sub t2">
          {draft.rating > 0 ? t(`orders.review_word.${draft.rating}` as TextKey) : t('orders.review_tap')}
        </span>
      </div>
      <TextArea
        label={t('orders.review_text')}
        placeholder={t('orders.review_hint')}
        maxLength={limits.reviewText}
        rows={4}
        value={draft.text}
        error={props.error}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className={styles.pictures}>
        <p className={styles.label}>{t('orders.review_pictures')}</p>
        <PictureUploader
          label={t('orders.review_pictures')}
          max={limits.reviewPictures}
          value={draft.pictures}
          onChange={(pictures) => onChange({ pictures })}
          onBusy={(busy) => {
            if (busy !== draft.busy) onChange({ busy });
          }}
          onFailed={(failed) => {
            if (failed !== draft.failed) onChange({ failed });
          }}
          upload={(file, { onProgress, signal }) =>
            call(settingsEndpoints.upload, { query: { purpose: 'review' } }, { file, onProgress, signal })
          }
        />
        <p className={`cap t3 ${styles.hint}`}>{t('orders.review_pictures_hint', { max: limits.reviewPictures })}</p>
      </div>
      <div className={styles.share}>
        <div className="grow">
          <p className="sub medium">{t('reviews.share')}</p>
          <p className="cap t3">
            {t(draft.pictures.length > 0 ? 'reviews.share_hint' : 'reviews.share_needs_pictures')}
          </p>
        </div>
        <Switch
          label={t('reviews.share')}
          checked={draft.share && draft.pictures.length > 0}
          disabled={draft.pictures.length === 0}
          onChange={(share) => onChange({ share })}
        />
      </div>
    </Card>
  );
}
