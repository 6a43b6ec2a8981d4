import { rich, type TextKey, useT } from '@app/client/i18n';
import { IconHourglass } from '@tabler/icons-react';
import { useClockOffset } from '../shell/shop.ts';
import { Countdown } from '../ui/countdown.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './pay-within.module.css';

/** How long an order can still be paid, in a sentence; that it need not be paid again while a proof of its payment is checked. */
export function PayWithin(props: {
  readonly until: string;
  readonly onEnd: () => void;
  readonly proofWaits?: boolean;
  /** Says what becomes of it afterwards, with the `time` that is left; that it is cancelled without it. */
  readonly words?: TextKey;
}) {
  const t = useT();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  if (props.proofWaits) {
    return (
      <p className={styles.hint}>
        <Icon as={IconHourglass} size="s" />
        <span>{t('proofs.cashier_waiting')}</span>
      </p>
    );
  }
  return (
    <p className={styles.hint}>
      <Icon as={IconHourglass} size="s" />
      <span>
        {rich(props.words ?? 'orders.pay_within', {
          time: (
            <b className="accent semi">
              <Countdown until={props.until} offsetMs={offsetMs} onEnd={props.onEnd} />
            </b>
          ),
        })}
      </span>
    </p>
  );
}
