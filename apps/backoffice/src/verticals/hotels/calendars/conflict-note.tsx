import type { NightConflict } from '@app/contract/verticals/hotels/calendar-schemas';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { useAllowed } from '../../../api/session';
import { TRAVEL_ORDERS_PATH } from '../../../features/travel/travel-paths';
import { comma, listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { daysLater } from '../../../ui/calendar/grid-area';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import styles from './calendars.module.css';

/** Nights that are sold here and taken elsewhere: which, by whom, and the bookings to settle it with. */
export function ConflictNote({ room, conflict }: { room: string; conflict: NightConflict }) {
  const t = useText();
  const texts = useDayTexts();
  const seesOrders = useAllowed('travel.orders.view');
  const days = texts.days({ from: conflict.first, to: daysLater(conflict.until, -1) });
  return (
    <Alert
      type="error"
      showIcon
      className={styles.conflict ?? ''}
      title={t('hotels.calendars.conflict', { room, days, feeds: listed(...conflict.feeds) })}
      description={
        <>
          <p>{t('hotels.calendars.conflict_text', { count: conflict.missing })}</p>
          <ul>
            {conflict.bookings.map(({ orderId, number, checkIn, checkOut, paid }) => (
              <li key={orderId}>
                {seesOrders ? <Link to={`${TRAVEL_ORDERS_PATH}/${orderId}`}>{number}</Link> : number}
                {comma()}
                {texts.days({ from: checkIn, to: checkOut })}
                {!paid && `${comma()}${t('hotels.calendars.unpaid')}`}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
