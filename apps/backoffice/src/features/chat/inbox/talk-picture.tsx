import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import { Button, Image } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { usePictureAddress } from '../../../ui/use-picture-address';
import styles from './log.module.css';

/** A picture that only the people of the talk and staff may see: it is asked for, not addressed. */
export function TalkPicture(props: { talkId: string; seq: number; size: { width: number; height: number } }) {
  const t = useText();
  const { talkId, seq, size } = props;
  const answer = useAnswer(
    calls.picture,
    { params: { id: talkId }, query: { seq: String(seq), width: '720' } },
    { keepMs: Number.POSITIVE_INFINITY },
  );
  const base64 = answer.data?.base64;
  const address = usePictureAddress(base64);
  if (answer.error && !base64) {
    return (
      <p className={styles.words}>
        {t('desk.picture_failed')}
        <Button type="link" size="small" onClick={() => void answer.refetch()}>
          {t('ui.retry')}
        </Button>
      </p>
    );
  }
  const style = { width: 220, aspectRatio: `${Math.max(1, size.width)} / ${Math.max(1, size.height)}` };
  return (
    <span className={styles.picture} style={style}>
      {address && <Image src={address} alt={t('desk.kind.picture')} width={220} />}
    </span>
  );
}
