import { reviewQueueEndpoints as calls } from '@app/contract/payments/proofs/staff-endpoints';
import { Button, Skeleton } from 'antd';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { usePictureAddress } from '../../ui/use-picture-address';
import styles from './review-queue.module.css';

/** A voucher as staff may see it: asked for, not addressed. Zoomed and turned as told. */
export function VoucherPicture(props: { proof: string; picture: string; name: string; zoom: number; turn: number }) {
  const t = useText();
  const { proof, picture, zoom, turn } = props;
  const answer = useAnswer(
    calls.proofPicture,
    { params: { id: proof }, query: { picture, width: '1440' } },
    { keepMs: Number.POSITIVE_INFINITY },
  );
  const base64 = answer.isPlaceholderData ? undefined : answer.data?.base64;
  const address = usePictureAddress(base64);
  if (answer.error && !base64) {
    return (
      <p className={styles.missing}>
        {t('proof.picture_failed')}{' '}
        <Button type="link" size="small" onClick={() => void answer.refetch()}>
          {t('ui.retry')}
        </Button>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys
    <section className={styles.sheet} aria-label={props.name} tabIndex={0}>
      {address ? (
        <img
          src={address}
          alt={props.name}
          className={zoom === 1 ? styles.whole : undefined}
          style={{
            ...(zoom === 1 ? {} : { height: `${zoom * 100}%` }),
            ...(turn === 0 ? {} : { transform: `rotate(${turn}deg)` }),
          }}
        />
      ) : (
        <Skeleton.Image active />
      )}
    </section>
  );
}
