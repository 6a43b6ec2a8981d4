import { useT } from '@app/client/i18n';
import { isByPieces } from '@app/contract/travel/kinds';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { IconCalendarPlus, IconPrinter } from '@tabler/icons-react';
import { shopNow } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { saveFile } from '../save-file.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

/** A booking that is paid and not over. */
const STANDS: readonly TravelOrderState[] = ['pending_verification', 'confirmed'];

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** A booking as one event, from the moment it begins to the one it ends at. */
const eventOf = ({ id, number, subject, service, references }: TravelOrderDetail): CalendarEvent => ({
  id,
  title: subject.title,
  where: subject.place ? [subject.place.name, subject.place.address].filter(Boolean).join(', ') : '',
  text: [subject.subtitle, number, ...references].filter(Boolean).join('\n'),
  from: service.startsAt,
  to: service.endsAt,
});

/** A paid booking as a calendar file and on paper, while it is not over; what is used at any time has no event. */
export function OrderTools(props: {
  readonly order: TravelOrderDetail;
  /** What its kind puts into the calendar instead of one event. */
  readonly events?: readonly CalendarEvent[] | undefined;
}) {
  const t = useT();
  const { order } = props;
  if (!STANDS.includes(order.state)) return null;
  const events = isByPieces(order.kind) ? [] : (props.events ?? [eventOf(order)]);
  const save = () =>
    saveFile({
      fileName: `${order.number}.ics`,
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
