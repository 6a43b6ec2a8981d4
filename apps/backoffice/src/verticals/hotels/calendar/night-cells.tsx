import { IconDoorEnter, IconDoorExit, IconWorldX } from '@tabler/icons-react';
import { useText } from '../../../text/use-text';
import styles from './calendar.module.css';
import { leftOf, type NightTexts, type PlanNight, type RoomNight } from './use-night-texts';

/** Rooms left of a night, and how they stand: booked, held, all, and closed by other sites; fewer than none where they are sold twice. */
export function RoomNightCell({ night }: { night: RoomNight | undefined }) {
  if (!night) return <span className={styles.none}>–</span>;
  const { total, held, booked, blocked } = night;
  const left = leftOf(night);
  return (
    <>
      <b className={left <= 0 ? styles.full : undefined}>{left}</b>
      <small>
        <span>
          {booked}
          {held > 0 && <i className={styles.held}>+{held}</i>}/{total}
        </span>
        {blocked > 0 && (
          <span className={styles.elsewhere}>
            <IconWorldX size={13} />
            {blocked}
          </span>
        )}
      </small>
    </>
  );
}

/** What a night costs by a plan, and what stops it. */
export function PlanNightCell({ night, texts }: { night: PlanNight | undefined; texts: NightTexts }) {
  const t = useText();
  if (!night || night.priceUsd === null) return <span className={styles.none}>–</span>;
  const { closed, closedToArrival, closedToDeparture, minimumStay } = night;
  const limited = closed || closedToArrival || closedToDeparture || minimumStay > 1;
  return (
    <>
      <b className={closed ? styles.closed : undefined}>{texts.price(night.priceUsd)}</b>
      {limited && (
        <small>
          {closed && <span className={styles.full}>{t('hotels.staff.closed')}</span>}
          {!closed && minimumStay > 1 && <span>≥{minimumStay}</span>}
          {!closed && closedToArrival && <IconDoorEnter size={13} className={styles.stop} />}
          {!closed && closedToDeparture && <IconDoorExit size={13} className={styles.stop} />}
        </small>
      )}
    </>
  );
}
