import { rich, useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useClockOffset } from '../../../shell/shop.ts';
import { shopNow } from '../../../shell/time-zone.ts';
import { Note } from '../../../ui/card.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './flight-order-detail.module.css';

/** Until when the tickets of a paid booking are promised; once that is past, what one may do. */
export function IssueClock({ order, onStale }: { readonly order: TravelOrderDetail; readonly onStale: () => void }) {
  const t = useT();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const { confirmBy } = order;
  const [late, setLate] = useState(() => confirmBy !== null && Date.parse(confirmBy) <= shopNow());
  if (order.state !== 'pending_verification' || confirmBy === null) return null;
  if (late) {
    return (
      <div className={styles.note}>
        <Note tone="warn">
          <b className="semi">{t('flights.late_title')}</b>
          {order.own ? <p>{t('flights.late_text')}</p> : null}
        </Note>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <Note icon={<Icon as={IconClock} size="m" />}>
        {rich('flights.issue_within', {
          time: (
            <Countdown
              until={confirmBy}
              offsetMs={offsetMs}
              onEnd={() => {
                setLate(true);
                onStale();
              }}
            />
          ),
        })}
      </Note>
    </div>
  );
}
