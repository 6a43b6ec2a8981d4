import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import type { TravelSubject } from '@app/contract/travel/order-views';
import { IconMapPin, IconPhone, IconRoute } from '@tabler/icons-react';
import { Card, IconWell } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PlotMap } from '../map/plot-map.tsx';
import { mapAddress } from './map-address.ts';
import styles from './place-card.module.css';

/** Where a booking takes place: its surroundings, the address to copy for a driver, the way there, and the phone. */
export function PlaceCard({ place }: { readonly place: NonNullable<TravelSubject['place']> }) {
  const t = useT();
  const { name, address, latitude, longitude, phone } = place;
  const at = { lat: latitude, lng: longitude };
  return (
    <Card flush>
      <PlotMap
        label={t('travel.map_of', { name })}
        centre={{ ...at, name }}
        points={[]}
        className={cx('no-print', styles.map)}
      />
      <div className={styles.row}>
        <IconWell>
          <Icon as={IconMapPin} size="m" />
        </IconWell>
        <p className="grow">
          <span className={styles.name}>{name}</span>
          <span className="sub t2">
            <Unbroken text={address} />
          </span>
        </p>
        <CopyButton text={`${name}, ${address}`} label={t('travel.copy_address')} />
      </div>
      <a
        className={cx('no-print', styles.row)}
        href={mapAddress(place, navigator.userAgent)}
        target="_blank"
        rel="noreferrer"
      >
        <IconWell>
          <Icon as={IconRoute} size="m" />
        </IconWell>
        <span className="grow">{t('travel.directions')}</span>
      </a>
      {phone ? (
        <a className={styles.row} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <IconWell>
            <Icon as={IconPhone} size="m" />
          </IconWell>
          <span className="grow num">
            <Unbroken text={phone} />
          </span>
        </a>
      ) : null}
    </Card>
  );
}
