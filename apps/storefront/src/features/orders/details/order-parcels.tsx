import { useT } from '@app/client/i18n';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { IconTruck } from '@tabler/icons-react';
import { Card, IconWell } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';
import styles from './order-details.module.css';

/** The parcels on their way, with what is needed to follow them. */
export function OrderParcels({ shipments }: { readonly shipments: OrderDetail['shipments'] }) {
  const t = useT();
  const moment = useMomentText();
  if (shipments.length === 0) return null;
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('orders.shipments')}</h2>
      <ul>
        {shipments.map((parcel) => (
          <li key={parcel.trackingNumber} className={styles.parcel}>
            <IconWell>
              <Icon as={IconTruck} size="m" />
            </IconWell>
            <div className="grow">
              <p className={`num ${styles.tracking}`}>{parcel.trackingNumber}</p>
              <p className="cap t3 clip1">{parcel.company}</p>
              <p className="cap t3">{t('orders.shipped_on', { date: moment.day(parcel.shippedAt) })}</p>
            </div>
            <CopyButton text={parcel.trackingNumber} label={t('orders.copy_tracking')} />
            {parcel.trackingUrl ? (
              <a className={styles.track} href={parcel.trackingUrl} target="_blank" rel="noopener noreferrer">
                {t('orders.track')}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
