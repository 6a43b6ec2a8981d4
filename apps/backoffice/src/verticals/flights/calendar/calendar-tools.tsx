import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { IconAdjustments, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button, DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useNavigate, useSearchParams } from 'react-router';
import { listed } from '../../../text/in-my-language';
import { dayPattern } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import { FLIGHTS_PATH } from '../flight-paths';
import styles from './calendar.module.css';
import { CALENDAR_VIEWS, type CalendarView } from './sold-figures';
import type { Stretch } from './use-stretch';

type ToolsProps = { calendar: FlightCalendarView; stretch: Stretch; onBulk: (() => void) | null };

/** Which flight and which days are shown, and the button for many at once. */
export function CalendarTools({ calendar, stretch, onBulk }: ToolsProps) {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { from, next, before, whole, view, show } = stretch;
  return (
    <div className={styles.tools}>
      <Segmented<string>
        shape="round"
        aria-label={t('flights.staff.cal_flights_of_route')}
        value={calendar.flightId}
        onChange={(id) => void navigate(`${FLIGHTS_PATH}/${id}/calendar?${params}`)}
        options={calendar.flights.map(({ id, number, departs }) => ({ value: id, label: listed(number, departs) }))}
      />
      <DatePicker
        aria-label={t('flights.staff.cal_first_day_shown')}
        allowClear={false}
        format={dayPattern()}
        value={dayjs(from)}
        onChange={(day) => day && show({ from: day.format('YYYY-MM-DD') })}
      />
      <Button
        aria-label={t('flights.staff.cal_earlier')}
        icon={<IconChevronLeft size={16} />}
        onClick={() => show({ from: before })}
      />
      <Button
        aria-label={t('flights.staff.cal_later')}
        icon={<IconChevronRight size={16} />}
        onClick={() => show({ from: next })}
      />
      <span className={styles.grow} />
      <Segmented<CalendarView>
        shape="round"
        aria-label={t('flights.staff.cal_view')}
        value={view}
        onChange={(value) => show({ view: value })}
        options={CALENDAR_VIEWS.map((value) => ({ value, label: t(`flights.staff.cal_view_${value}`) }))}
      />
      <Segmented<string>
        shape="round"
        value={whole ? 'month' : 'weeks'}
        onChange={(value) => show({ whole: value === 'month' })}
        options={[
          { value: 'weeks', label: t('flights.staff.cal_two_weeks') },
          { value: 'month', label: t('flights.staff.cal_month') },
        ]}
      />
      {onBulk && view === 'prices' && (
        <Button icon={<IconAdjustments size={16} />} onClick={onBulk}>
          {t('flights.staff.cal_bulk_change')}
        </Button>
      )}
    </div>
  );
}
