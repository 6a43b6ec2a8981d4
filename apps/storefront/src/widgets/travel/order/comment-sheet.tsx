import { isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { fieldMessages } from '@app/client/field-messages';
import { type TextKey, useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { PictureUploader } from '../../../ui/picture-uploader.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { StarInput } from '../../../ui/stars.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { UploadedPicture } from '../../../ui/use-uploads.ts';
import styles from './comment-sheet.module.css';
import { useTravelStep } from './use-travel-order.ts';

/** Stars, words and pictures on what was booked, once. What was written stays when it is refused. */
export function CommentSheet(props: {
  readonly orderId: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const [rating, setRating] = useState(0);
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const comment = useTravelStep(travelEndpoints.commentTravelOrder, { toast: false });
  const send = async () => {
    try {
      await comment.mutateAsync({
        body: { orderId: props.orderId, rating, text: text.trim(), pictures: pictures.map(({ url }) => url) },
      });
      toast(t('travel.commented'), 'success');
      props.onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(Object.values(fieldMessages(failure))[0] ?? failure.msg);
    }
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('travel.action.comment')}
      footer={
        <Button block disabled={rating === 0 || busy} loading={comment.isPending} onClick={() => void send()}>
          {rating === 0 ? t('orders.review_rate_first') : t('travel.send_comment')}
        </Button>
      }
    >
      <p className="semi">{props.title}</p>
      <div className={styles.stars}>
        <StarInput label={t('orders.review_stars', { name: props.title })} value={rating} onChange={setRating} />
        <span className="sub t2">
          {rating > 0 ? t(`orders.review_word.${rating}` as TextKey) : t('orders.review_tap')}
        </span>
      </div>
      <TextArea
        label={t('travel.comment_text')}
        placeholder={t('travel.comment_hint')}
        maxLength={limits.reviewText}
        rows={4}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.pictures}>
        <p className="sub semi">{t('orders.review_pictures')}</p>
        <PictureUploader
          label={t('orders.review_pictures')}
          max={limits.reviewPictures}
          value={pictures}
          onChange={setPictures}
          onBusy={setBusy}
          upload={(file, { onProgress, signal }) =>
            call(settingsEndpoints.upload, { query: { purpose: 'review' } }, { file, onProgress, signal })
          }
        />
      </div>
    </Sheet>
  );
}
