import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { IconCalendarPlus, IconPrinter, IconReceipt } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { shopNow } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { saveFile } from '../../widgets/save-file.ts';
import styles from './flight-order-detail.module.css';
import { tripCalendar } from './trip-calendar.ts';

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** The flights as a calendar file and the booking on paper while it stands; the receipt of what its owner paid. */
export function OrderTools({ order, item }: { readonly order: TravelOrderDetail; readonly item: FlightItem }) {
  const t = useT();
  const save = () =>
    saveFile({
      fileName: `${order.number}.ics`,
      contentType: 'text/calendar;charset=utf-8',
      base64: base64(tripCalendar(item.slices, { number: order.number, now: new Date(shopNow()).toISOString() })),
    });
  const stands = order.state !== 'cancelled';
  const paid = order.own && order.paidAt !== null;
  if (!stands && !paid) return null;
  return (
    <div className={styles.tools}>
      <Card flush>
        {stands ? (
          <ListRow
            icon={<Icon as={IconCalendarPlus} className="brand" />}
            title={t('flights.calendar_file')}
            note={t('flights.calendar_file_note')}
            onPress={save}
          />
        ) : null}
        {stands ? (
          <ListRow
            icon={<Icon as={IconPrinter} className="brand" />}
            title={t('flights.print')}
            onPress={() => window.print()}
          />
        ) : null}
        {paid ? (
          <ListRow
            icon={<Icon as={IconReceipt} className="brand" />}
            title={t('orders.receipt_see')}
            href={hrefTo('flightReceipt', { id: order.id })}
          />
        ) : null}
      </Card>
    </div>
  );
}
