import { useT } from '@app/client/i18n';
import type { BundleDetail } from '@app/contract/travel/bundle-views';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { IconCalendarMinus, IconCalendarPlus, IconPrinter } from '@tabler/icons-react';
import { shopNow } from '../../../shell/time-zone.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { saveFile } from '../../save-file.ts';
import { bundleEvents, orderEvents, stands } from './booking-events.ts';
import { calendarBytes } from './calendar-bytes.ts';
import type { CalendarEvent } from './calendar-file.ts';

type ToolsProps = {
  readonly number: string;
  readonly events: readonly CalendarEvent[];
  /** Whether it is paid and not over, so that paper is of use. */
  readonly printed: boolean;
};

/** The booking with this number as a calendar file, where there are events, and on paper. */
function BookingTools({ number, events, printed }: ToolsProps) {
  const t = useT();
  const gone = events.every(({ status }) => status === 'CANCELLED');
  if (!printed && events.length === 0) return null;
  const save = () =>
    saveFile({
      fileName: `${number}.ics`,
      contentType: 'text/calendar;charset=utf-8',
      base64: calendarBytes(events, new Date(shopNow()).toISOString()),
    });
  return (
    <Card flush className="no-print">
      {events.length > 0 ? (
        <ListRow
          icon={<Icon as={gone ? IconCalendarMinus : IconCalendarPlus} className="brand" />}
          title={t(gone ? 'travel.calendar_gone' : 'travel.calendar_file')}
          note={t(gone ? 'travel.calendar_gone_note' : 'travel.calendar_file_note')}
          onPress={save}
        />
      ) : null}
      {printed ? (
        <ListRow
          icon={<Icon as={IconPrinter} className="brand" />}
          title={t('travel.print_booking')}
          onPress={() => window.print()}
        />
      ) : null}
    </Card>
  );
}

/** A paid booking for the calendar and on paper, while it is not over; a cancelled one to take it out of the calendar. */
export function OrderTools({ order }: { readonly order: TravelOrderDetail }) {
  const t = useT();
  return <BookingTools number={order.number} events={orderEvents(order, t)} printed={stands(order.state)} />;
}

/** The same of a bundle: in one file all parts that are not over, and those that were cancelled. */
export function BundleTools({ bundle }: { readonly bundle: BundleDetail }) {
  const t = useT();
  const printed = bundle.parts.some(({ order }) => stands(order.state));
  const cancelled = bundle.state === 'cancelled';
  return (
    <BookingTools
      number={bundle.number}
      events={printed || cancelled ? bundleEvents(bundle, t) : []}
      printed={printed}
    />
  );
}
