import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { Card, IconWell } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../../../widgets/tours/tour-subject.module.css';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { PlotMap } from '../../../widgets/travel/map/plot-map.tsx';

/** Where and when they join, on a map and to copy for a driver; and who guides, from two days before. */
export function MeetingCard({ item }: { readonly item: TourItem }) {
  const t = useT();
  const date = useDateText();
  const { meeting, pickup, now } = item;
  const place = pickup ?? meeting;
  const hour = pickup?.at ?? item.start;
  const address = pickup ? '' : meeting.address;
  const words = [place.name, address].filter((part) => part !== '').join(t('travel.comma'));
  return (
    <Card flush>
      <h2 className="visually-hidden">{t('tours.where_to_join')}</h2>
      <PlotMap
        label={t('travel.map_of', { name: place.name })}
        centre={{ lat: place.latitude, lng: place.longitude, name: place.name }}
        points={[]}
        className={styles.map}
      />
      <div className={styles.row}>
        <IconWell>
          <Icon as={IconMapPin} size="m" />
        </IconWell>
        <p className="grow">
          <b className={`semi ${styles.block}`}>
            {t(pickup ? 'tours.picked_up_at_on' : 'tours.meet_at_on', { hour, day: date.weekday(item.day) })}
          </b>
          <span className="sub t2">
            <Unbroken text={words} />
          </span>
          {!pickup && meeting.note ? <span className={`sub t3 ${styles.block}`}>{meeting.note}</span> : null}
        </p>
        <CopyButton text={words} label={t('travel.copy_address')} />
      </div>
      {now.guide || now.guidePhone ? (
        <div className={styles.row}>
          <IconWell>
            <Icon as={IconPhone} size="m" />
          </IconWell>
          <p className="grow">
            <span className={`sub t3 ${styles.block}`}>{t('tours.guide')}</span>
            {now.guide ? <b className="semi">{now.guide}</b> : null}
          </p>
          {now.guidePhone ? (
            <a className="brand semi num" href={`tel:${now.guidePhone.replaceAll(/[^+\d]/g, '')}`}>
              <Unbroken text={now.guidePhone} />
            </a>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
