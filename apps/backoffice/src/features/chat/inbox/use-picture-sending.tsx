import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import { type ReactNode, useRef } from 'react';
import { sendFile } from '../../../api/send-file';
import { useAction } from '../../../ui/use-action';
import type { Talk } from './use-talk';

/** Sends a picture of the device: `choose` opens the choice of the hidden `field`, which stands beside the buttons. */
export function usePictureSending(line: Talk): { busy: boolean; choose: () => void; field: ReactNode } {
  const { busy, run } = useAction();
  const file = useRef<HTMLInputElement>(null);
  const send = async (chosen: File | undefined) => {
    if (file.current) file.current.value = '';
    if (!chosen) return;
    const upload = () => sendFile(calls.uploadChatPicture, {}, { file: chosen, onProgress: () => undefined });
    const uploaded = await run(upload, { reads: true });
    if (uploaded) await line.send({ kind: 'picture', picture: uploaded.answer.url });
  };
  return {
    busy,
    choose: () => file.current?.click(),
    field: (
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void send(event.target.files?.[0])}
      />
    ),
  };
}
