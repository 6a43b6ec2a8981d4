import { useT } from '@app/client/i18n';
import type { ClosedReason } from '@app/contract/verticals/hotels/facts';
import type { HotelDetail } from '@app/contract/verticals/hotels/views';
import { IconBed } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyPart } from '../../../ui/states.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { nightsOf, type Stay } from '../stay.ts';
import styles from './hotel-details.module.css';

/** Reasons that other dates help with, the one told first that most can be done about. */
const TOLD = ['minimum_stay', 'no_arrival', 'no_departure', 'occupancy'] as const satisfies readonly ClosedReason[];

/** Why no room of a hotel can be had for a stay, and stays near it that can. */
export function NoRooms(props: {
  readonly hotel: HotelDetail;
  readonly stay: Stay;
  readonly onStay: (stay: Stay) => void;
  readonly onOtherDates: () => void;
}) {
  const t = useT();
  const date = useDateText();
  const { hotel, stay } = props;
  const plans = hotel.roomTypes.flatMap((room) => room.plans);
  const reason = TOLD.find((one) => plans.some(({ closed }) => closed === one));
  const shortest = Math.min(
    ...plans.flatMap(({ closed, minimumStay }) => (closed === 'minimum_stay' ? [minimumStay] : [])),
  );
  const title = (): string => {
    if (reason === 'minimum_stay') return t('hotels.stay_longer', { count: shortest });
    return reason ? t(`hotels.closed.${reason}`) : t('hotels.no_rooms_title');
  };
  return (
    <Card>
      <EmptyPart
        icon={IconBed}
        title={title()}
        text={hotel.instead.length > 0 ? t('hotels.can_be_had') : t('hotels.no_rooms_text')}
        action={
          <div className={styles.instead}>
            {hotel.instead.map((dates) => {
              const nights = nightsOf({ ...stay, ...dates });
              return (
                <Button
                  key={`${dates.checkIn} ${dates.checkOut}`}
                  kind="soft"
                  size="m"
                  onClick={() => props.onStay({ ...stay, ...dates })}
                >
                  {`${date.range(dates.checkIn, dates.checkOut)} · ${t('travel.nights', { count: nights })}`}
                </Button>
              );
            })}
            <Button kind="ghost" size="m" onClick={props.onOtherDates}>
              {t('hotels.other_dates')}
            </Button>
          </div>
        }
      />
    </Card>
  );
}
