import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { routes } from '@app/contract/core/routes';
import { tripEndpoints } from '@app/contract/trips/endpoints';
import { travelKinds } from '@app/contract/verticals/kinds.gen';
import { IconChevronRight, IconLuggage } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { TripCard } from '../../../widgets/travel/trip-card.tsx';
import styles from './next-trip.module.css';

/** What can be booked: the home screen of each kind of travel, the route `<name>Home`. */
const homes = travelKinds.flatMap(({ name }) => {
  const rule = Object.entries(routes).find(([route]) => route === `${name}Home`)?.[1];
  return rule ? [{ name, path: rule.path }] : [];
});

/** The trip that is under way or comes next, and the ways to a new one. */
export function NextTrip() {
  const t = useT();
  const trip = useEndpoint(tripEndpoints.nextTrip).data;
  return (
    <Card flush>
      {trip ? (
        <section className={styles.trip}>
          <div className="row between">
            <h2 className="h3">{t('travel.next_trip')}</h2>
            <a className={styles.all} href={hrefTo('trips')}>
              {t('travel.all_trips')}
              <Icon as={IconChevronRight} size="s" />
            </a>
          </div>
          <TripCard trip={trip} />
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
