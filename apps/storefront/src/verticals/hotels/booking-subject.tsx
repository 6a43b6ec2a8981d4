import { useT } from '@app/client/i18n';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { StayRow } from '../../widgets/travel/dates/stay-row.tsx';
import { SubjectCard } from '../../widgets/travel/order/subject-card.tsx';
import { usePartyText } from '../../widgets/travel/search/party-text.ts';
import { HotelStars } from './hotel-stars.tsx';
import { partyOf } from './stay-words.ts';
import styles from './submit/hotel-submit-order.module.css';

/** What is booked: the house, the room with its plan, the stay, and for whom. */
export function BookingSubject({ subject, item }: { readonly subject: TravelSubject; readonly item: HotelItem }) {
  const t = useT();
  const party = usePartyText();
  return (
    <SubjectCard
      subject={subject}
      lines={
        <>
          <HotelStars stars={item.stars} />
          <p className="sub t2">
            {item.room}, {item.plan}
          </p>
          <p className="sub t3">
            {t(`hotels.board.${item.board}`)} · {party.agedWhole(partyOf(item))}
          </p>
        </>
      }
    >
      <div className={styles.stay}>
        <StayRow from={item.checkIn} to={item.checkOut} checkIn={item.checkInFrom} checkOut={item.checkOutUntil} />
      </div>
    </SubjectCard>
  );
}
