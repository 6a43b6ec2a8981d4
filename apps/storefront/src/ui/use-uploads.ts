import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast } from './toast-store.ts';

/** What came of an upload: the picture's id and address; with a preview of its own where no address serves it. */
export type UploadedPicture = { readonly id: string; readonly url: string; readonly preview?: string };
export type Upload = (
  file: File,
  step: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadedPicture>;
export type Pending = {
  readonly id: number;
  readonly file: File;
  readonly preview: string;
  readonly share: number;
  readonly failed: boolean;
};

export const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];
let serial = 0;

const flawOf = (file: File): 'common.photo_wrong_type' | 'common.photo_too_large' | null => {
  if (!ACCEPTED.includes(file.type)) return 'common.photo_wrong_type';
  return file.size > limits.imageBytes ? 'common.photo_too_large' : null;
};

export type Heard = {
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

type Uploads = Heard & {
  readonly value: readonly UploadedPicture[];
  readonly onChange: (value: UploadedPicture[]) => void;
  readonly upload: Upload;
  readonly max: number;
};

/** Pictures on their way into `value`: chosen, sent, sent again after a failure, or dropped. */
export function useUploads(props: Uploads) {
  const t = useT();
  const [pending, setPending] = useState<readonly Pending[]>([]);
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
  const send = async (one: Pending): Promise<void> => {
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
  };
  return {
    pending,
    full: props.value.length + pending.length >= props.max,
    choose,
    send,
    drop,
    remove: (id: string) => change(value.current.filter((one) => one.id !== id)),
  };
}
