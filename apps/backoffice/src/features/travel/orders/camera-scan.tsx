import { useEffect, useRef } from 'react';
import { useText } from '../../../text/use-text';
import { type QrReader, readQr } from './read-qr';

/** How often a frame is looked at. */
const LOOK_EVERY_MS = 250;

type CameraScanProps = { reader: QrReader; onCode: (code: string) => void; onFailed: () => void };

/** The camera's picture, looked at until a QR code is seen. Filming ends with it. */
export function CameraScan({ reader, onCode, onFailed }: CameraScanProps) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const actions = useRef({ onCode, onFailed });
  actions.current = { onCode, onFailed };
  useEffect(() => {
    let over = false;
    let stream: MediaStream | null = null;
    const styles = async () => {
      const code = video.current && video.current.readyState >= 2 ? await readQr(reader, video.current) : null;
      if (!over && code) actions.current.onCode(code);
    };
    const timer = setInterval(() => void styles(), LOOK_EVERY_MS);
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (given) => {
        stream = given;
        if (over || !video.current) return given.getTracks().forEach((track) => void track.stop());
        video.current.srcObject = given;
        return void video.current.play();
      },
      () => actions.current.onFailed(),
    );
    return () => {
      over = true;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => void track.stop());
    };
  }, [reader]);
  return <video ref={video} muted playsInline aria-label={t('travel.staff.camera')} />;
}
