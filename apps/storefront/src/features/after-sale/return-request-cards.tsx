import { type TextKey, useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { usePriceFormat } from '@app/client/use-price';
import type { ReturnRequest } from '@app/contract/orders/after-sale/schemas';
import { IconMapPin, IconTruck } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { Card, IconWell } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyValue, ListRow } from '../../ui/list-row.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PictureThumbs } from '../../ui/picture-thumbs.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './after-sale.module.css';

type Of = { readonly one: ReturnRequest };

/** Where the goods go, to be copied as it is written on a parcel. */
export function ReturnAddressCard({ one }: Of) {
  const t = useT();
  const to = one.returnAddress;
  if (!to || one.state !== 'return_approved') return null;
  return (
    <Card>
      <div className="row g3">
        <IconWell>
          <Icon as={IconMapPin} size="m" />
        </IconWell>
        <div className="grow">
          <h2 className="sub semi">{t('after_sale.return_to')}</h2>
          {to.name || to.tel ? (
            <p className="sub">
              <Unbroken text={[to.name, to.tel].filter(Boolean).join(' · ')} />
            </p>
          ) : null}
          <p className="sub t2">
            <Unbroken text={to.address} />
          </p>
        </div>
        <CopyButton
          text={[to.name, to.tel, to.address, one.number].filter(Boolean).join('\n')}
          label={t('after_sale.copy_address')}
        />
      </div>
    </Card>
  );
}

/** The parcel that brings the goods back. */
export function ReturnParcelCard({ one }: Of) {
  const t = useT();
  const moment = useMomentText();
  const parcel = one.returnParcel;
  if (!parcel) return null;
  return (
    <Card>
      <div className="row g3">
        <IconWell>
          <Icon as={IconTruck} size="m" />
        </IconWell>
        <div className="grow">
          <h2 className="sub semi">{t('after_sale.parcel')}</h2>
          <p className={`num ${styles.words}`}>{parcel.trackingNumber}</p>
          <p className="cap t3">
            {parcel.company} · {t('orders.shipped_on', { date: moment.day(parcel.sentAt) })}
          </p>
        </div>
        <CopyButton text={parcel.trackingNumber} label={t('orders.copy_tracking')} />
      </div>
    </Card>
  );
}

/** The pieces that go back. */
export function ReturnRequestLines({ one }: Of) {
  const t = useT();
  const format = usePriceFormat();
  return (
    <Card>
      <h2 className={`h3 ${styles.title}`}>{t('after_sale.items')}</h2>
      <ul>
        {one.lines.map((line) => (
          <li key={line.lineId} className={styles.line}>
            <span className={styles.thumb}>
              <Picture src={line.cover} alt="" width={64} ratio="1" />
            </span>
            <div className="grow">
              <p className="sub medium clip2">{line.name}</p>
              {line.options ? <p className="cap t3 clip1">{line.options}</p> : null}
              <p className="cap t3 num">{t('after_sale.of_bought', { count: line.quantity, bought: line.bought })}</p>
            </div>
            {line.amount.usd > 0 ? <b className="semi num">{format.text(line.amount)}</b> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Why the customer asked, in their words and pictures, with the numbers of it. */
export function RequestCard({ one }: Of) {
  const t = useT();
  const moment = useMomentText();
  return (
    <Card>
      <h2 className={`h3 ${styles.title}`}>{t('after_sale.request')}</h2>
      <dl>
        <KeyValue name={t('after_sale.reason_label')}>
          <span className={styles.end}>{t(`after_sale.reason.${one.reason}`)}</span>
        </KeyValue>
        <KeyValue name={t('after_sale.asked_at')}>{moment.minute(one.createdAt)}</KeyValue>
        <KeyValue name={t('after_sale.number')}>
          <span className={`num ${styles.end}`}>{one.number}</span>
        </KeyValue>
      </dl>
      {one.description ? <p className={`sub ${styles.words}`}>{one.description}</p> : null}
      {one.pictures.length > 0 ? (
        <div className={styles.pictures}>
          <PictureThumbs pictures={one.pictures} alt={t('common.pictures')} width={80} />
        </div>
      ) : null}
    </Card>
  );
}

/** What happened, the newest first, and the way to the order. */
export function HistoryCard({ one }: Of) {
  const t = useT();
  const moment = useMomentText();
  return (
    <>
      <Card>
        <h2 className={`h3 ${styles.title}`}>{t('after_sale.history')}</h2>
        <ol className={styles.history}>
          {[...one.timeline].reverse().map((entry) => (
            <li key={`${entry.at} ${entry.event}`}>
              <p className="sub medium">{t(`orders.event.${entry.event}` as TextKey)}</p>
              {entry.note ? <p className={`sub t2 ${styles.words}`}>{entry.note}</p> : null}
              <p className="cap t3 num">{moment.minute(entry.at)}</p>
            </li>
          ))}
        </ol>
      </Card>
      <Card flush>
        <ListRow
          title={t('after_sale.see_order')}
          note={one.orderNumber}
          href={hrefTo('orderDetails', { id: one.orderId })}
        />
      </Card>
    </>
  );
}
