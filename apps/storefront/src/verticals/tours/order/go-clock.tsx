import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { IconCalendarEvent, IconShieldCheck, IconUsersGroup } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card, Note } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import styles from '../../../widgets/tours/tour-subject.module.css';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { useZoneText } from '../../../widgets/travel/dates/zone-text.ts';

type ClockProps = { readonly order: TravelOrderDetail; readonly item: TourItem };

/** Whether the departure takes place: guaranteed, or how many people it still needs and when that is decided. */
export function GoClock({ order, item }: ClockProps) {
  const t = useT();
  const local = useZoneText(item.zone);
  const { now } = item;
  if (order.state === 'cancelled' || now.state === 'cancelled') return null;
  if (order.state === 'pending_comment' || order.state === 'completed') return null;
  return (
    <div className={styles.note} role="status">
      {now.state === 'guaranteed' || item.decidesAt === null ? (
        <Note icon={<Icon as={IconShieldCheck} size="m" className="ok" />}>
          <b className="semi">{t('tours.goes_title')}</b>
          <p>{t('tours.goes_text')}</p>
        </Note>
      ) : (
        <Note tone="warn" icon={<Icon as={IconUsersGroup} size="m" />}>
          <b className="semi">
            {now.missing > 0
              ? t('tours.needs', { count: now.missing, time: local.minute(item.decidesAt) })
              : t('tours.decided_by', { time: local.minute(item.decidesAt) })}
          </b>
          <p>{t('tours.needs_text')}</p>
        </Note>
      )}
    </div>
  );
}

/** A departure that was cancelled because too few came: that everything is given back, and the next ones with room. */
export function Instead({ order, item }: ClockProps) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const { now } = item;
  if (now.state !== 'cancelled') return null;
  return (
    <>
      <div className={styles.note} role="status">
        <Note tone="warn">
          <b className="semi">{t('tours.called_off_title')}</b>
          <p>{t(order.paidAt ? 'tours.called_off_paid' : 'tours.called_off_text')}</p>
        </Note>
      </div>
      {now.instead.length > 0 && order.own ? (
        <Card flush>
          <h2 className={`h3 ${styles.insteadHead}`}>{t('tours.instead')}</h2>
          <ul className={styles.instead}>
            {now.instead.map((one) => (
              <li key={one.departureId}>
                <ListRow
                  icon={<Icon as={IconCalendarEvent} className="brand" />}
                  title={t('tours.day_at', { day: date.weekday(one.day), hour: one.start })}
                  note={[
                    words.language(one.language),
                    one.seatsLeft === null ? t('tours.has_room') : t('tours.seats_left', { count: one.seatsLeft }),
                  ].join(' · ')}
                  chevron
                  href={hrefTo('tourDetails', {
                    id: item.tourId,
                    day: one.day,
                    departure: one.departureId,
                    ...partyParams(item.party),
                  })}
                />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
