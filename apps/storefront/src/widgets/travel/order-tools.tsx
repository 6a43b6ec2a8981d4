import { useT } from '@app/client/i18n';
import type { BundleDetail } from '@app/contract/travel/bundle-views';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { IconCalendarPlus, IconPrinter } from '@tabler/icons-react';
import { shopNow } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { saveFile } from '../save-file.ts';
import { bookingEvents, bundleEvents, stands } from './booking-events.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** The booking with this number as a calendar file, where there are events, and on paper. */
function BookingTools({ number, events }: { readonly number: string; readonly events: readonly CalendarEvent[] }) {
  const t = useT();
  const save = () =>
    saveFile({
      fileName: `${number}.ics`,
      contentType: 'text/calendar;charset=utf-8',
      base64: base64(calendarFile(events, new Date(shopNow()).toISOString())),
    });
  return (
    <Card flush className="no-print">
      {events.length > 0 ? (
        <ListRow
          icon={<Icon as={IconCalendarPlus} className="brand" />}
          title={t('travel.calendar_file')}
          note={t('travel.calendar_file_note')}
          onPress={save}
        />
      ) : null}
      <ListRow
        icon={<Icon as={IconPrinter} className="brand" />}
        title={t('travel.print_booking')}
        onPress={() => window.print()}
      />
    </Card>
  );
}

/** A paid booking for the calendar and on paper, while it is not over. */
export function OrderTools(props: {
  readonly order: TravelOrderDetail;
  /** What its kind puts into the calendar instead of one event. */
  readonly events?: readonly CalendarEvent[] | undefined;
}) {
  const { order } = props;
  return stands(order.state) ? (
    <BookingTools number={order.number} events={props.events ?? bookingEvents(order)} />
  ) : null;
}

/** A paid bundle for the calendar and on paper, while some of its parts are not over: all of those in one file. */
export const BundleTools = ({ bundle }: { readonly bundle: BundleDetail }) =>
  bundle.parts.some(({ order }) => stands(order.state)) ? (
    <BookingTools number={bundle.number} events={bundleEvents(bundle.parts)} />
  ) : null;
