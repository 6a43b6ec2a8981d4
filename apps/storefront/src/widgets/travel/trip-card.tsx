import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { Unbroken } from '@app/client/unbroken';
import { tagOf } from '@app/contract/core/locale';
import type { TripSummary } from '@app/contract/trips/views';
import { hrefTo } from '../../shell/navigation.ts';
import { shopNow } from '../../shell/time-zone.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useListText } from '../list-text.ts';
import { useDateText } from './dates/date-text.ts';
import { daysUntil } from './dates/days-until.ts';
import styles from './trip-card.module.css';

/** When a trip begins, in words: in 23 days, tomorrow; that it goes on; nothing once it is over. */
function useWhen(trip: TripSummary): string {
  const t = useT();
  const tag = tagOf(usePreferences((state) => state.locale));
  if (trip.standing === 'past') return '';
  const days = daysUntil(trip, new Date(shopNow()));
  if (trip.standing === 'under_way' || days < 0) return t('trip.under_way');
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
}

/** A trip as lists show it; it leads to its page. */
export function TripCard({ trip }: { readonly trip: TripSummary }) {
  const t = useT();
  const list = useListText();
  const date = useDateText();
  const when = useWhen(trip);
  const facts = [date.range(trip.from, trip.to), t('trip.bookings', { count: trip.bookings })];
  return (
    <a className={styles.trip} href={hrefTo('trip', { id: trip.id })}>
      <span className={styles.picture}>
        <Picture src={trip.cover} alt="" width={80} ratio="1" />
      </span>
      <span className="grow">
        <b className={`clip2 ${styles.title}`}>{list(trip.cities) || trip.title}</b>
        <span className="sub t2 clip2">
          <Unbroken text={facts.join(t('travel.comma'))} />
        </span>
        <span className={styles.state}>
          {trip.unpaid > 0 ? <Tag tone="warn">{t('trip.unpaid', { count: trip.unpaid })}</Tag> : null}
          {trip.warnings > 0 ? <Tag tone="warn">{t('trip.warnings', { count: trip.warnings })}</Tag> : null}
          <span className="cap t2">{when}</span>
        </span>
      </span>
    </a>
  );
}
