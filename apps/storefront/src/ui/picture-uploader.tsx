import { useT } from '@app/client/i18n';
import { IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-uploader.module.css';
import { ACCEPTED, type Heard, type Pending, type Upload, type UploadedPicture, useUploads } from './use-uploads.ts';

type DoneTileProps = { readonly picture: UploadedPicture; readonly index: number; readonly onRemove: () => void };

function DoneTile({ picture, index, onRemove }: DoneTileProps) {
  const t = useT();
  return (
    <li className={styles.tile}>
      {picture.preview ? (
        <img src={picture.preview} alt="" className={styles.preview} />
      ) : (
        <Picture src={picture.url} alt="" width={100} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('common.remove_photo', { index: index + 1 })}
        onClick={onRemove}
      >
        <Icon as={IconX} size="xs" />
      </button>
    </li>
  );
}

type PendingTileProps = { readonly one: Pending; readonly onRetry: () => void; readonly onDrop: () => void };

function PendingTile({ one, onRetry, onDrop }: PendingTileProps) {
  const t = useT();
  return (
    <li className={styles.tile}>
      <img src={one.preview} alt="" className={styles.preview} />
      {one.failed ? (
        <button type="button" className={styles.failed} onClick={onRetry}>
          <Icon as={IconRefresh} size="m" />
          {t('common.upload_failed')}
        </button>
      ) : (
        <span
          className={styles.progress}
          role="status"
          aria-label={t('common.uploading', { percent: Math.round(one.share * 100) })}
        >
          {Math.round(one.share * 100)}%
          <progress value={one.share} max={1} aria-hidden="true" />
        </span>
      )}
      {one.failed ? (
        <button type="button" className={styles.remove} aria-label={t('common.remove')} onClick={onDrop}>
          <Icon as={IconX} size="xs" />
        </button>
      ) : null}
    </li>
  );
}

/** The tile by which pictures are chosen. */
function AddTile({ onChoose }: { readonly onChoose: (files: FileList | null) => void }) {
  const t = useT();
  return (
    <li className={styles.tile}>
      <label className={styles.add}>
        <input
          type="file"
          accept={ACCEPTED.join(',')}
          multiple
          className="visually-hidden"
          onChange={({ target }) => {
            onChoose(target.files);
            target.value = '';
          }}
        />
        <Icon as={IconPhotoPlus} />
        {t('common.add_photo')}
      </label>
    </li>
  );
}

/**
 * Tiles of chosen pictures: done with remove, uploading with its percentage, failed with retry. `value` holds only what
 * is uploaded. `onBusy` tells whether one is still under way, so that the form can wait.
 */
export function PictureUploader(
  props: Heard & {
    readonly label: string;
    readonly value: readonly UploadedPicture[];
    readonly onChange: (value: UploadedPicture[]) => void;
    readonly upload: Upload;
    readonly max: number;
  },
) {
  const uploads = useUploads(props);
  return (
    <ul className={styles.tiles} aria-label={props.label}>
      {props.value.map((one, index) => (
        <DoneTile key={one.id} picture={one} index={index} onRemove={() => uploads.remove(one.id)} />
      ))}
      {uploads.pending.map((one) => (
        <PendingTile key={one.id} one={one} onRetry={() => void uploads.send(one)} onDrop={() => uploads.drop(one)} />
      ))}
      {uploads.full ? null : <AddTile onChoose={uploads.choose} />}
    </ul>
  );
}
