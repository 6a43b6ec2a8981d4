import { limits } from '@app/contract/core/limits';
import type { Media } from '@app/contract/core/picture';
import { useCallback, useState } from 'react';
import { randomKey } from '../../../api/random-key';
import type { TextKey } from '../../../text/text-key';
import type { Upload } from '../define-form';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const VIDEO_TYPES = ['video/mp4'];

/** Why a file cannot be sent, or null when it can: type and size as the specification limits them. */
export function refusalOf(file: File, types: readonly string[]): TextKey | null {
  if (!types.includes(file.type))
    return VIDEO_TYPES.some((type) => types.includes(type)) ? 'ui.upload.wrong_media' : 'ui.upload.wrong_type';
  if (VIDEO_TYPES.includes(file.type)) return file.size > limits.videoBytes ? 'ui.upload.video_too_large' : null;
  return file.size > limits.imageBytes ? 'ui.upload.image_too_large' : null;
}

/** A file on its way: how far, or why it failed. `error` is a failure or the key of a refusal. */
export type Sending = { key: string; file: File; percent: number; error: unknown | null };

const underWay = new Set<Promise<void>>();

/** Whether files are on their way, in whichever form. */
export const isUploading = (): boolean => underWay.size > 0;

/** Ends when no file is on its way any more, however each ended: a form is sent with the files chosen for it. */
export async function uploadsEnded(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}

/** Sends files one by one to `upload` and tells each that arrived. Failed ones stay, to be retried or dropped. */
export function useSendings(upload: Upload, onArrived: (media: Media) => void) {
  const [sendings, setSendings] = useState<Sending[]>([]);
  const change = useCallback(
    (key: string, part: Partial<Sending>) =>
      setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [],
  );
  const drop = useCallback((key: string) => setSendings((all) => all.filter((one) => one.key !== key)), []);
  const bring = async ({ key, file }: Sending): Promise<void> => {
    change(key, { percent: 0, error: null });
    try {
      const media = await upload(file, (percent) => change(key, { percent }));
      drop(key);
      onArrived(media);
    } catch (error) {
      change(key, { error });
    }
  };
  const start = (sending: Sending): void => {
    const ending: Promise<void> = bring(sending).finally(() => void underWay.delete(ending));
    underWay.add(ending);
  };
  const send = (file: File, refusal: TextKey | null) => {
    const sending: Sending = { key: randomKey(), file, percent: 0, error: refusal };
    setSendings((all) => [...all, sending]);
    if (!refusal) start(sending);
  };
  return { sendings, send, retry: start, drop };
}
