import type { ProofMatch, ReviewQueueDetail } from '@app/contract/payments/proofs/staff-schemas';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { Button, Segmented, Tooltip } from 'antd';
import type { ComponentType } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import styles from './review-queue.module.css';
import { VoucherPicture } from './voucher-picture';

export type View = { readonly zoom: number; readonly turn: number; readonly picture: number };
export const FIT: View = { zoom: 1, turn: 0, picture: 0 };
const ZOOM_STEP = 1.35;
const ZOOM_MAX = 6;
const QUARTER = 90;

export const zoomed = (view: View, way: 1 | -1): View => ({
  ...view,
  zoom: Math.min(ZOOM_MAX, Math.max(1, view.zoom * ZOOM_STEP ** way)),
});
export const turned = (view: View): View => ({ ...view, turn: (view.turn + QUARTER) % 360 });

function Tool(props: { label: TextKey; icon: ComponentType<{ size?: number; stroke?: number }>; onPress: () => void }) {
  const t = useText();
  const { icon: Icon } = props;
  return (
    <Tooltip title={t(props.label)}>
      <Button
        type="text"
        shape="circle"
        aria-label={t(props.label)}
        icon={<Icon size={20} stroke={1.75} />}
        onClick={props.onPress}
      />
    </Tooltip>
  );
}

/** The vouchers of a proof, zoomed, turned, and beside one that is like them. */
export function Viewer(props: {
  proof: ReviewQueueDetail;
  view: View;
  match: ProofMatch | null;
  onView: (view: View) => void;
  onMatch: (match: ProofMatch | null) => void;
  onStep: (way: 1 | -1) => void;
}) {
  const t = useText();
  const { proof, view, match, onView } = props;
  const { pictures } = proof;
  const shown = match?.picture ?? pictures[view.picture]?.id ?? pictures[0]?.id;
  return (
    <section className={styles.viewer} aria-label={t('proof.present')}>
      <div className={styles.tools}>
        <Tool label="proof.previous" icon={IconChevronLeft} onPress={() => props.onStep(-1)} />
        <Tool label="proof.next" icon={IconChevronRight} onPress={() => props.onStep(1)} />
        <span className={styles.grow} />
        {pictures.length > 1 && !match && (
          <Segmented
            size="small"
            value={view.picture}
            options={pictures.map((_picture, index) => ({ value: index, label: String(index + 1) }))}
            onChange={(picture) => onView({ ...FIT, picture })}
          />
        )}
        {match && (
          <Button size="small" onClick={() => props.onMatch(null)}>
            {t('proof.compare_stop')}
          </Button>
        )}
        <span className={styles.grow} />
        <Tool label="proof.zoom_out" icon={IconZoomOut} onPress={() => onView(zoomed(view, -1))} />
        <Tool label="proof.zoom_in" icon={IconZoomIn} onPress={() => onView(zoomed(view, 1))} />
        <Tool label="proof.turn" icon={IconRotateClockwise} onPress={() => onView(turned(view))} />
        <Tool label="proof.fit" icon={IconMaximize} onPress={() => onView({ ...FIT, picture: view.picture })} />
      </div>
      <div className={match ? styles.pair : styles.single}>
        {shown ? (
          <VoucherPicture
            key={shown}
            proof={proof.id}
            picture={shown}
            name={match ? t('proof.present') : t('proof.picture', { index: view.picture + 1 })}
            zoom={view.zoom}
            turn={view.turn}
          />
        ) : (
          <p className={styles.missing}>{t(proof.txHash ? 'proof.hash_only' : 'proof.no_picture')}</p>
        )}
        {match?.otherPicture && (
          <VoucherPicture
            key={match.otherPicture}
            proof={proof.id}
            picture={match.otherPicture}
            name={match.paymentNumber}
            zoom={view.zoom}
            turn={0}
          />
        )}
      </div>
      <p className={styles.keys}>{t('proof.keys')}</p>
    </section>
  );
}
