import { dateIn } from '@app/contract/core/time-words';
import { flightCalendarEndpoints as calls } from '@app/contract/verticals/flights/calendar-endpoints';
import { IconCopy } from '@tabler/icons-react';
import { Button, Card, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useProductNow } from '../../../api/use-product-now';
import { listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import { PageError, PageHead } from '../../../ui/page-parts';
import { RecordLog } from '../../../ui/record-log';
import { FLIGHTS_PATH } from '../flight-paths';
import { CalendarEditor } from './calendar-editor';
import { CopyWeekDialog } from './copy-week-dialog';
import { LastChanges } from './last-changes';
import { useStretch } from './use-stretch';

/** Prices and seats of a flight by day. */
export function FlightCalendar() {
  const { id = '' } = useParams();
  const t = useText();
  const texts = useDayTexts();
  const navigate = useNavigate();
  const stretch = useStretch(dateIn('UTC', useProductNow()()));
  const { from, to } = stretch;
  const [copying, setCopying] = useState(false);
  const mayCopy = useAllowed('travel.flights.calendar');
  const answer = useAnswer(calls.readFlightCalendar, { params: { id }, query: { from, to } });
  const calendar = answer.data;
  if (answer.error && !calendar) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!calendar || calendar.flightId !== id) {
    return (
      <Card variant="borderless">
        <Skeleton active paragraph={{ rows: 10 }} />
      </Card>
    );
  }
  const { number, fromAirport, toAirport, online, validUntil } = calendar;
  const sale = online
    ? t('flights.staff.cal_on_sale_until', { day: texts.day(validUntil) })
    : t('flights.staff.cal_off_sale');
  return (
    <>
      <PageHead
        title={t('flights.staff.cal_of_days', { number, from: fromAirport.name, to: toAirport.name })}
        note={listed(`${fromAirport.code} – ${toAirport.code}`, sale)}
      >
        <RecordLog record={`flight/${id}`} />
        {mayCopy && (
          <Button icon={<IconCopy size={16} />} onClick={() => setCopying(true)}>
            {t('flights.staff.cal_copy')}
          </Button>
        )}
        <Button onClick={() => void navigate(FLIGHTS_PATH)}>{t('ui.back_to_list')}</Button>
      </PageHead>
      <CalendarEditor
        key={`${id} ${calendar.from} ${calendar.to} ${stretch.view}`}
        calendar={calendar}
        stretch={stretch}
      />
      <LastChanges calendar={calendar} />
      {copying && <CopyWeekDialog calendar={calendar} onClose={() => setCopying(false)} />}
    </>
  );
}
