import type { Media } from '@app/contract/core/picture';
import {
  IconArrowLeft,
  IconArrowRight,
  IconPhotoPlus,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { Button, Upload as FilePicker, Progress } from 'antd';
import { useRef } from 'react';
import { Failure } from '../../../api/failure';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { Picture } from '../../picture';
import { failureText } from '../../use-action';
import type { Upload } from '../define-form';
import styles from '../form.module.css';
import { IMAGE_TYPES, refusalOf, type Sending, useSendings, VIDEO_TYPES } from './uploads';

function SendingTile({ sending, onRetry, onDrop }: { sending: Sending; onRetry: () => void; onDrop: () => void }) {
  const t = useText();
  const { error } = sending;
  const why =
    error instanceof Failure
      ? failureText(error, t)
      : typeof error === 'string'
        ? t(error as TextKey)
        : t('ui.upload.failed');
  if (!error) {
    return (
      <div className={styles.tile}>
        <Progress type="circle" size={44} percent={sending.percent} />
      </div>
    );
  }
  return (
    <div className={`${styles.tile} ${styles.tileFailed}`} role="alert">
      <span>{why}</span>
      <span className={styles.tileTools}>
        {typeof error !== 'string' && (
          <Button
            size="small"
            type="text"
            shape="circle"
            aria-label={t('ui.retry')}
            icon={<IconRefresh size={16} />}
            onClick={onRetry}
          />
        )}
        <Button
          size="small"
          type="text"
          shape="circle"
          aria-label={t('ui.upload.remove')}
          icon={<IconTrash size={16} />}
          onClick={onDrop}
        />
      </span>
    </div>
  );
}

type MediaTileProps = {
  media: Media;
  /** Where it stands among others; without it there is one alone. */
  order?: { first: boolean; last: boolean };
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One picture or video, to be moved or removed. */
function MediaTile({ media, order, onMove, onRemove }: MediaTileProps) {
  const t = useText();
  return (
    <div className={styles.tile}>
      {media.kind === 'image' ? <Picture url={media.url} pixels={200} /> : <IconPlayerPlay size={28} stroke={1.75} />}
      <span className={styles.tileTools}>
        {order && (
          <>
            <Button
              size="small"
              type="text"
              shape="circle"
              disabled={order.first}
              aria-label={t('ui.upload.earlier')}
              icon={<IconArrowLeft size={16} />}
              onClick={() => onMove(-1)}
            />
            <Button
              size="small"
              type="text"
              shape="circle"
              disabled={order.last}
              aria-label={t('ui.upload.later')}
              icon={<IconArrowRight size={16} />}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <Button
          size="small"
          type="text"
          shape="circle"
          aria-label={t('ui.upload.remove')}
          icon={<IconTrash size={16} />}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}

type MediaInputProps = {
  id?: string;
  value?: readonly Media[];
  onChange?: (value: Media[]) => void;
  upload: Upload;
  max: number;
  video: boolean;
};

/** Pictures (and videos) in order: upload with progress, retry what failed, move, remove. */
export function MediaInput({ id, value = [], onChange, upload, max, video }: MediaInputProps) {
  const t = useText();
  const latest = useRef(value);
  latest.current = value;
  const set = (next: readonly Media[]) => {
    latest.current = next;
    onChange?.([...next]);
  };
  const { sendings, send, retry, drop } = useSendings(upload, (media) => set([...latest.current, media]));
  const types = video ? [...IMAGE_TYPES, ...VIDEO_TYPES] : IMAGE_TYPES;
  const room = max - value.length - sendings.length;
  const move = (from: number, by: number) => {
    const next = [...value];
    const [one] = next.splice(from, 1);
    if (one) next.splice(from + by, 0, one);
    set(next);
  };
  return (
    <div className={styles.media}>
      {value.map((media, index) => (
        <MediaTile
          key={media.url}
          media={media}
          {...(max > 1 ? { order: { first: index === 0, last: index === value.length - 1 } } : {})}
          onMove={(by) => move(index, by)}
          onRemove={() => set(value.filter((one) => one !== media))}
        />
      ))}
      {sendings.map((sending) => (
        <SendingTile
          key={sending.key}
          sending={sending}
          onRetry={() => retry(sending)}
          onDrop={() => drop(sending.key)}
        />
      ))}
      {room > 0 && (
        <FilePicker
          {...(id ? { id } : {})}
          accept={types.join(',')}
          multiple={max > 1}
          showUploadList={false}
          beforeUpload={(file, all) => {
            if (all.indexOf(file) < room) send(file, refusalOf(file, types));
            return false;
          }}
        >
          <button type="button" className={styles.tileAdd}>
            <IconPhotoPlus size={22} stroke={1.75} />
            {t(video ? 'ui.upload.add_media' : 'ui.upload.add')}
          </button>
        </FilePicker>
      )}
    </div>
  );
}

type ImageInputProps = {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
  upload: Upload;
};

/** One picture, as its address. */
export function ImageInput({ value, onChange, ...rest }: ImageInputProps) {
  const list: Media[] = value ? [{ kind: 'image', url: value }] : [];
  return (
    <MediaInput {...rest} value={list} onChange={(next) => onChange?.(next[0]?.url ?? null)} max={1} video={false} />
  );
}

type ImagesInputProps = {
  id?: string;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  upload: Upload;
  max: number;
};

/** Several pictures, as their addresses. */
export function ImagesInput({ value = [], onChange, ...rest }: ImagesInputProps) {
  const list: Media[] = value.map((url) => ({ kind: 'image', url }));
  return (
    <MediaInput {...rest} value={list} onChange={(next) => onChange?.(next.map((one) => one.url))} video={false} />
  );
}
