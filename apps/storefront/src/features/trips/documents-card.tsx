import { useT } from '@app/client/i18n';
import type { TripBookingView, TripDetail } from '@app/contract/trips/views';
import { IconCalendarPlus, IconCircleCheck, IconFileText, IconQrcode, IconTicket } from '@tabler/icons-react';
import { shopNow } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Section } from '../../ui/page.tsx';
import { saveFile } from '../../widgets/save-file.ts';
import { bookingEvents } from '../../widgets/travel/order/booking-events.ts';
import { calendarBytes } from '../../widgets/travel/order/calendar-bytes.ts';
import { calendarName } from './calendar-name.ts';
import { ownCodes, papersOf } from './papers.ts';
import { useTripWords } from './use-trip-words.ts';

const signs = { tickets: IconTicket, voucher: IconFileText, codes: IconQrcode } as const;

/** All of a trip as one file for calendars, where anything of it is paid. */
function CalendarRow({ trip }: { readonly trip: TripDetail }) {
  const t = useT();
  const words = useTripWords();
  const events = trip.bookings.filter(({ isPaid }) => isPaid).flatMap((booking) => bookingEvents(booking, t));
  if (events.length === 0) return null;
  const save = () =>
    saveFile({
      fileName: calendarName(words.titleOf(trip), trip.from),
      contentType: 'text/calendar;charset=utf-8',
      base64: calendarBytes(events, new Date(shopNow()).toISOString()),
    });
  return (
    <ListRow
      icon={<Icon as={IconCalendarPlus} className="brand" />}
      title={t('trip.calendar')}
      note={t('trip.calendar_note')}
      onPress={save}
    />
  );
}

function PaperRow(props: { readonly booking: TripBookingView; readonly onPress: () => void }) {
  const t = useT();
  const { booking } = props;
  const papers = papersOf(booking);
  if (!papers) return null;
  const codes = papers === 'codes' ? ownCodes(booking).length : 0;
  return (
    <ListRow
      icon={<Icon as={signs[papers]} className="t2" />}
      title={t(`trip.doc_${booking.kind}`)}
      note={booking.subject.title}
      value={codes > 0 ? t('trip.doc_codes', { count: codes }) : undefined}
      onPress={props.onPress}
    />
  );
}

/** Tickets, vouchers and codes of a trip, which the device keeps, and the whole of it for the calendar. */
export function DocumentsCard(props: {
  readonly trip: TripDetail;
  readonly onPapers: (booking: TripBookingView) => void;
}) {
  const t = useT();
  const { trip } = props;
  const papers = trip.bookings.filter((booking) => papersOf(booking) !== null);
  if (!trip.own) {
    return (
      <Card flush className="no-print">
        <CalendarRow trip={trip} />
      </Card>
    );
  }
  return (
    <Section
      title={t('trip.documents')}
      action={
        papers.length > 0 ? (
          <span className="cap ok row g1">
            <Icon as={IconCircleCheck} size="s" />
            {t('trip.on_phone')}
          </span>
        ) : undefined
      }
    >
      <Card flush>
        {papers.length === 0 ? <ListRow title={t('trip.doc_none')} /> : null}
        {papers.map((booking) => (
          <PaperRow key={booking.id} booking={booking} onPress={() => props.onPapers(booking)} />
        ))}
        <CalendarRow trip={trip} />
      </Card>
    </Section>
  );
}
