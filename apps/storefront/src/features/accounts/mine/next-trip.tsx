import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { Unbroken } from '@app/client/unbroken';
import { useEndpoint } from '@app/client/use-endpoint';
import { tagOf } from '@app/contract/core/locale';
import { routes } from '@app/contract/core/routes';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { travelKind } from '@app/contract/travel/kinds';
import type { TravelOrderSummary } from '@app/contract/travel/order-views';
import { travelKinds } from '@app/contract/verticals/kinds.gen';
import { IconChevronRight, IconLuggage } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { daysUntil } from './days-until.ts';
import styles from './next-trip.module.css';

/** What can be booked: the home screen of each kind of travel, the route `<name>Home`. */
const homes = travelKinds.flatMap(({ name }) => {
  const rule = Object.entries(routes).find(([route]) => route === `${name}Home`)?.[1];
  return rule ? [{ name, path: rule.path }] : [];
});

/** The booking that comes next, and the ways to a new one. */
export function NextTrip() {
  const t = useT();
  const trip = useEndpoint(travelEndpoints.nextTrip).data;
  return (
    <Card flush>
      {trip ? (
        <section className={styles.trip}>
          <div className="row between">
            <h2 className="h3">{t('travel.next_trip')}</h2>
            <a className={styles.all} href={hrefTo('allOrders', { kind: trip.kind })}>
              {t('travel.all_trips')}
              <Icon as={IconChevronRight} size="s" />
            </a>
          </div>
          <Booked trip={trip} />
        </section>
      ) : null}
      {homes.map(({ name, path }) => (
        <ListRow
          key={name}
          icon={<Icon as={IconLuggage} />}
          title={t(`travel.kind.${name}`)}
          note={trip ? undefined : t('travel.no_trip')}
          href={`#${path}`}
        />
      ))}
    </Card>
  );
}

function Booked({ trip }: { readonly trip: TravelOrderSummary }) {
  const t = useT();
  const date = useDateText();
  const tag = tagOf(usePreferences((state) => state.locale));
  const { service } = trip;
  const days = daysUntil(service, new Date());
  const when =
    days < 0 ? t('travel.under_way') : new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  return (
    <a className={styles.booked} href={`#${travelKind(trip.kind).orderPath}?${new URLSearchParams({ id: trip.id })}`}>
      <span className={styles.picture}>
        <Picture src={trip.cover} alt="" width={80} ratio="1" />
      </span>
      <span className="grow">
        <b className={`clip2 ${styles.title}`}>{trip.title}</b>
        <span className="sub t2 clip2">
          <Unbroken
            text={[date.range(service.from, service.to), trip.subtitle].filter(Boolean).join(t('travel.comma'))}
          />
        </span>
        <span className={styles.state}>
          <Tag tone={trip.state === 'confirmed' ? 'ok' : 'info'}>{t(`travel.state.${trip.state}`)}</Tag>
          <span className="cap t2">{when}</span>
        </span>
      </span>
    </a>
  );
}
