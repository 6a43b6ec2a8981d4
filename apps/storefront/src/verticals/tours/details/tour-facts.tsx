import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { usePriceFormat } from '@app/client/use-price';
import type { TourDetail } from '@app/contract/verticals/tours/views';
import { IconBus, IconCheck, IconInfoCircle, IconMapPin, IconMessageQuestion, IconX } from '@tabler/icons-react';
import { useOpenChat } from '../../../shell/chat.ts';
import { Card, IconWell } from '../../../ui/card.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import styles from '../../../widgets/tours/tour-details.module.css';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { PlotMap } from '../../../widgets/travel/map/plot-map.tsx';
import { hourBefore } from '../hours.ts';

function Terms(props: {
  readonly title: string;
  readonly terms: readonly { readonly id: string; readonly name: string }[];
  readonly icon: IconGlyph;
  readonly tone: string;
}) {
  return (
    <div>
      <h3 className="visually-hidden">{props.title}</h3>
      <ul>
        {props.terms.map(({ id, name }) => (
          <li key={id}>
            <Icon as={props.icon} size="s" className={props.tone} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the price includes, what it does not, and what is good to know. */
export function Included({ tour }: { readonly tour: TourDetail }) {
  const t = useT();
  const { included, excluded, notices } = tour;
  if (included.length + excluded.length + notices.length === 0) return null;
  return (
    <Card>
      <h2 className={`h3 ${styles.cardHead}`}>{t('tours.included')}</h2>
      <div className={styles.two}>
        <Terms title={t('tours.in_price')} terms={included} icon={IconCheck} tone="ok" />
        <Terms title={t('tours.not_in_price')} terms={excluded} icon={IconX} tone="t3" />
      </div>
      {notices.length > 0 ? (
        <div className={styles.notices}>
          <Terms title={t('tours.notices')} terms={notices} icon={IconInfoCircle} tone="t3" />
        </div>
      ) : null}
    </Card>
  );
}

/** Where it begins and where one is picked up, on a map and in words. */
export function MeetingPoints(props: {
  readonly tour: TourDetail;
  /** The hour of the chosen departure and its day; null while none is chosen. */
  readonly start: string | null;
  readonly day: LocalDate | null;
}) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const { tour, start, day } = props;
  const { meeting, pickups } = tour;
  return (
    <Card flush>
      <h2 className="visually-hidden">{t('tours.meeting_point')}</h2>
      <PlotMap
        label={t('travel.map_of', { name: meeting.name })}
        centre={{ lat: meeting.latitude, lng: meeting.longitude, name: meeting.name }}
        points={pickups.map(({ id, name, latitude, longitude }, index) => ({
          id,
          name,
          lat: latitude,
          lng: longitude,
          label: t('tours.pickup_number', { index: index + 1 }),
        }))}
        className={styles.place}
      />
      <div className={styles.placeRow}>
        <IconWell>
          <Icon as={IconMapPin} size="m" />
        </IconWell>
        <p className="grow">
          <b className="semi">
            {start && day ? t('tours.meet_at_on', { hour: start, day: date.weekday(day) }) : t('tours.meeting_point')}
          </b>
          <span className={`sub t2 ${styles.block}`}>
            <Unbroken text={[meeting.name, meeting.address].join(t('travel.comma'))} />
          </span>
          {meeting.note ? <span className={`sub t3 ${styles.block}`}>{meeting.note}</span> : null}
        </p>
      </div>
      {pickups.map((pickup) => (
        <div key={pickup.id} className={styles.placeRow}>
          <IconWell tone="neutral">
            <Icon as={IconBus} size="m" />
          </IconWell>
          <p className="grow">
            <b className="semi">{pickup.name}</b>
            <span className={`sub t2 ${styles.block}`}>
              {start
                ? t('tours.pickup_at', { hour: hourBefore(start, pickup.minutesBefore) })
                : t('tours.pickup_before', { count: pickup.minutesBefore })}
            </span>
          </p>
          <span className="sub semi num">
            {pickup.price.usd === 0 ? t('common.free') : t('tours.each', { amount: format.text(pickup.price) })}
          </span>
        </div>
      ))}
    </Card>
  );
}

/** Questions go to the people of the shop. */
export function Questions() {
  const t = useT();
  const openChat = useOpenChat();
  return (
    <Card flush>
      <ListRow
        icon={<Icon as={IconMessageQuestion} className="brand" />}
        title={t('tours.ask')}
        note={t('tours.ask_text')}
        onPress={openChat}
      />
    </Card>
  );
}
