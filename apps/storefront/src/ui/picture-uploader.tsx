import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-uploader.module.css';
import { toast } from './toast-store.ts';

/** What an upload gave: the picture's id and address; with a preview of its own where no address serves it. */
export type UploadedPicture = { readonly id: string; readonly url: string; readonly preview?: string };
type Upload = (
  file: File,
  step: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadedPicture>;
type Pending = {
  readonly id: number;
  readonly file: File;
  readonly preview: string;
  readonly share: number;
  readonly failed: boolean;
};

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];
let serial = 0;

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

const flawOf = (file: File): 'common.photo_wrong_type' | 'common.photo_too_large' | null => {
  if (!ACCEPTED.includes(file.type)) return 'common.photo_wrong_type';
  return file.size > limits.imageBytes ? 'common.photo_too_large' : null;
};

type Heard = {
  readonly onBusy?: (busy: boolean) => void;
  /** How many could not be uploaded and wait for a retry. */
  readonly onFailed?: (count: number) => void;
};

/** Lets the form know whether an upload is under way, and how many failed. */
function useStanding(pending: readonly Pending[], { onBusy, onFailed }: Heard): void {
  const busy = pending.some((one) => !one.failed);
  const failed = pending.filter((one) => one.failed).length;
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  useEffect(() => onFailed?.(failed), [failed, onFailed]);
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
  const t = useT();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const value = useRef(props.value);
  const controllers = useRef(new Map<number, AbortController>());
  // Before anything else can happen, and not when it is drawn with what it had: an upload may have ended meanwhile.
  useLayoutEffect(() => {
    value.current = props.value;
  }, [props.value]);
  useStanding(pending, props);

  const patch = (id: number, change: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const drop = (one: Pending) => {
    controllers.current.get(one.id)?.abort();
    controllers.current.delete(one.id);
    URL.revokeObjectURL(one.preview);
    setPending((all) => all.filter((other) => other.id !== one.id));
  };
  const change = (next: UploadedPicture[]) => {
    value.current = next;
    props.onChange(next);
  };
  const send = async (one: Pending) => {
    const controller = new AbortController();
    controllers.current.set(one.id, controller);
    patch(one.id, { failed: false, share: 0 });
    try {
      const onProgress = (share: number) => patch(one.id, { share });
      const done = await props.upload(one.file, { onProgress, signal: controller.signal });
      change([...value.current, done]);
      drop(one);
    } catch {
      patch(one.id, { failed: true });
    }
  };
  const choose = (files: FileList | null) => {
    const room = props.max - props.value.length - pending.length;
    for (const file of [...(files ?? [])].slice(0, room)) {
      const wrong = flawOf(file);
      if (wrong) toast(t(wrong), 'warning');
      else {
        serial += 1;
        const one: Pending = { id: serial, file, preview: URL.createObjectURL(file), share: 0, failed: false };
        setPending((all) => [...all, one]);
        void send(one);
      }
    }
    if (input.current) input.current.value = '';
  };
  const full = props.value.length + pending.length >= props.max;

  return (
    <ul className={styles.tiles} aria-label={props.label}>
      {props.value.map((one, index) => (
        <DoneTile
          key={one.id}
          picture={one}
          index={index}
          onRemove={() => change(value.current.filter(({ id }) => id !== one.id))}
        />
      ))}
      {pending.map((one) => (
        <PendingTile key={one.id} one={one} onRetry={() => void send(one)} onDrop={() => drop(one)} />
      ))}
      {full ? null : (
        <li className={styles.tile}>
          <label className={styles.add}>
            <input
              ref={input}
              type="file"
              accept={ACCEPTED.join(',')}
              multiple
              className="visually-hidden"
              onChange={(event) => choose(event.target.files)}
            />
            <Icon as={IconPhotoPlus} />
            {t('common.add_photo')}
          </label>
        </li>
      )}
    </ul>
  );
}
