import { useT } from '@app/client/i18n';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { chatCall } from './chat-call.ts';
import styles from './message-log.module.css';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** A picture that only the people of the talk may see: it is asked for as they are, not by an address. */
export function ChatPicture(props: {
  readonly talk: string;
  readonly seq: number;
  readonly size: { readonly width: number; readonly height: number };
}) {
  const t = useT();
  const { talk, seq, size } = props;
  const read = useQuery({
    queryKey: ['chat picture', talk, seq],
    queryFn: () => chatCall(chatEndpoints.picture, { query: { talk, seq, width: '720' } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  const base64 = read.data?.base64;
  useEffect(() => {
    if (!base64) return;
    const made = URL.createObjectURL(new Blob([bytesOf(base64)], { type: 'image/webp' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [base64]);
  const style = { aspectRatio: `${Math.max(1, size.width)} / ${Math.max(1, size.height)}` };
  if (read.isError) {
    return (
      <span className={styles.picture} style={style}>
        <span className="cap t2">{t('chat.picture_failed')}</span>
        <TextButton onClick={() => void read.refetch()}>{t('common.try_again')}</TextButton>
      </span>
    );
  }
  return (
    <span className={styles.picture} style={style}>
      {address ? <img src={address} alt={t('chat.picture')} /> : null}
    </span>
  );
}
