import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import type { PictureSize, Square } from './crop-square.ts';
import { pictureSize, squarePicture } from './square-picture.ts';
import { useSaveProfile } from './use-save-profile.ts';

export const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

/** What is under way: the picture with how much of it is sent, or the one that could not be sent. */
export type Sending = { readonly preview: string; readonly share: number; readonly failed: Blob | null };

/** A picture whose square is being chosen. */
type Cropping = { readonly file: File; readonly size: PictureSize };

/** Chooses, crops, sends, and removes the customer's picture. A failed one is kept to be sent again. */
export function useAvatar() {
  const t = useT();
  const [sending, setSending] = useState<Sending | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const save = useSaveProfile({ toast: true });
  const end = (preview: string) => {
    URL.revokeObjectURL(preview);
    setSending(null);
  };
  const send = async (blob: Blob, preview: string) => {
    setSending({ preview, share: 0, failed: null });
    try {
      const onProgress = (share: number) => setSending({ preview, share, failed: null });
      const kept = await call(settingsEndpoints.upload, { query: { purpose: 'avatar' } }, { file: blob, onProgress });
      await save.mutateAsync({ body: { avatar: kept.url } });
      end(preview);
      toast(t('account.photo_saved'), 'success');
    } catch {
      // What went wrong has been said by a toast.
      setSending({ preview, share: 0, failed: blob });
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (!ACCEPTED.includes(file.type)) return toast(t('common.photo_wrong_type'), 'warning');
    if (file.size > limits.imageBytes) return toast(t('common.photo_too_large'), 'warning');
    if (sending) end(sending.preview);
    try {
      setCropping({ file, size: await pictureSize(file) });
    } catch {
      toast(t('account.photo_unreadable'), 'warning');
    }
  };
  const crop = async (square: Square) => {
    if (!cropping) return;
    setCropping(null);
    try {
      const blob = await squarePicture(cropping.file, square);
      await send(blob, URL.createObjectURL(blob));
    } catch {
      toast(t('account.photo_unreadable'), 'warning');
    }
  };
  const retry = () => {
    if (sending?.failed) void send(sending.failed, sending.preview);
  };
  const remove = () =>
    save.mutate({ body: { avatar: null } }, { onSuccess: () => toast(t('account.photo_removed'), 'success') });
  const busy = (sending !== null && !sending.failed) || save.isPending;
  return {
    sending,
    busy,
    cropping,
    choose: (file: File | undefined) => void choose(file),
    crop: (square: Square) => void crop(square),
    cancelCrop: () => setCropping(null),
    retry,
    remove,
  };
}
