import { dateIn } from '@app/contract/core/time-words';
import { flightCalendarEndpoints as calls } from '@app/contract/verticals/flights/calendar-endpoints';
import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { addDays, monthOf } from '@app/kernel/local-day';
import { IconAdjustments, IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react';
import { Button, Card, DatePicker, Segmented, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { randomKey } from '../../../api/random-key';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useProductNow } from '../../../api/use-product-now';
import { comma, listed } from '../../../text/in-my-language';
import { dayPattern } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { type Area, coveredBy, datesOf } from '../../../ui/calendar/grid-area';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import { PageError, PageHead } from '../../../ui/page-parts';
import { RecordLog } from '../../../ui/record-log';
import { useAction } from '../../../ui/use-action';
import { FLIGHTS_PATH } from '../flight-paths';
import { BulkDrawer, blankBulk } from './bulk-drawer';
import styles from './calendar.module.css';
import { CopyWeekDialog } from './copy-week-dialog';
import { blankEdit, type ChosenDays, changeOf, previewOf } from './day-edit';
import { EditBar } from './edit-bar';
import { FlightGrid } from './flight-grid';
import { LastChanges } from './last-changes';
import { CALENDAR_VIEWS, type CalendarView, ifAllSell } from './sold-figures';

const TWO_WEEKS = 14;
const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).isValid();

/** The stretch of days that the address names, a month or two weeks from a day on, and what they show. */
function useStretch(today: string) {
  const [params, setParams] = useSearchParams();
  const given = params.get('from');
  const day = isDate(given) ? given : today;
  const whole = params.get('show') === 'month';
  const from = whole ? monthOf(day) : day;
  const next = whole ? monthOf(addDays(from, 31)) : addDays(from, TWO_WEEKS);
  const before = whole ? monthOf(addDays(from, -1)) : addDays(from, -TWO_WEEKS);
  const view = CALENDAR_VIEWS.find((one) => one === params.get('view')) ?? 'prices';
  const show = (part: { from?: string; whole?: boolean; view?: CalendarView }) => {
    const shown = part.view ?? view;
    setParams({
      from: part.from ?? day,
      ...((part.whole ?? whole) ? { show: 'month' } : {}),
      ...(shown === 'prices' ? {} : { view: shown }),
    });
  };
  return { from, to: addDays(next, -1), next, before, whole, view, show };
}
type Stretch = ReturnType<typeof useStretch>;

type ToolsProps = { calendar: FlightCalendarView; stretch: Stretch; onBulk: (() => void) | null };

/** Which flight and which days are shown, and the button for many at once. */
function Tools({ calendar, stretch, onBulk }: ToolsProps) {
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

/** The grid of a flight with the bar that changes what is chosen in it. */
function Editor({ calendar, stretch }: { calendar: FlightCalendarView; stretch: Stretch }) {
  const t = useText();
  const texts = useDayTexts();
  const format = useFormat();
  const { view } = stretch;
  const mayEdit = useAllowed('travel.flights.calendar') && view === 'prices';
  const [area, setArea] = useState<Area | null>(null);
  const [edit, setEdit] = useState(blankEdit);
  const [bulk, setBulk] = useState(false);
  const [key, setKey] = useState(randomKey);
  const { busy, run } = useAction();
  const dates = datesOf(calendar);
  const covered = area && coveredBy(area, dates);
  const cabins = calendar.cabins.filter((_, row) => covered?.hasLine(row)).map(({ cabin }) => cabin);
  const chosen: ChosenDays | null = covered && { cabins, from: covered.from, to: covered.to };
  const change = changeOf(edit);
  const preview = previewOf(calendar, mayEdit ? chosen : null, change);
  const clear = () => {
    setArea(null);
    setEdit(blankEdit);
  };
  const save = async () => {
    if (!chosen || !change || busy) return;
    const body = { cabins: [...chosen.cabins], from: chosen.from, to: chosen.to, ...change, version: calendar.version };
    const params = { id: calendar.flightId };
    const saved = await run(() => request(calls.editFlightDays, { params, body }, { idempotencyKey: key }), {
      done: 'flights.staff.cal_days_saved',
    });
    setKey(randomKey());
    if (saved) clear();
  };
  const route = calendar.flights.map(({ id, number }) => ({ value: id, label: number }));
  const inDates = (date: string) => chosen !== null && date >= chosen.from && date <= chosen.to;
  const cells = calendar.flying.filter(inDates).length * cabins.length;
  const brings = ifAllSell(calendar, preview);
  return (
    <Card variant="borderless">
      <Tools calendar={calendar} stretch={stretch} onBulk={mayEdit ? () => setBulk(true) : null} />
      {mayEdit && chosen && (
        <EditBar
          cells={cells}
          chosen={[texts.days(chosen), ...cabins.map((cabin) => t(`flights.cabin.${cabin}`))].join(comma())}
          edit={edit}
          onEdit={setEdit}
          changes={preview.size}
          busy={busy}
          onSave={() => void save()}
          onClear={clear}
        />
      )}
      <FlightGrid
        calendar={calendar}
        view={view}
        dates={dates}
        preview={preview}
        area={area}
        onArea={setArea}
        onOpen={() => document.getElementById('days-price')?.focus()}
      />
      {view === 'prices' && (
        <p className={styles.foot}>
          <span>
            <i className={`${styles.mark} ${styles.marked}`} /> {t('flights.staff.cal_legend_chosen')}
          </span>
          <span>
            <i className={`${styles.mark} ${styles.hatched}`} /> {t('flights.staff.cal_legend_closed')}
          </span>
          <span>
            <b>$0</b> {t('flights.staff.cal_legend_own')}
          </span>
          <span>{t('flights.staff.cal_grid_keys')}</span>
          <span className={styles.grow} />
          <span role="status">
            {brings &&
              t(brings.usd < 0 ? 'flights.staff.cal_less' : 'flights.staff.cal_more', {
                count: brings.seats,
                number: format.count(brings.seats),
                amount: format.money(Math.abs(brings.usd)),
              })}{' '}
            {t('flights.staff.cal_bookings_keep')}
          </span>
        </p>
      )}
      {bulk && (
        <BulkDrawer
          initial={blankBulk({
            flights: route.filter(({ value }) => value === calendar.flightId),
            days: { from: calendar.from, to: calendar.to },
          })}
          route={route}
          onClose={() => setBulk(false)}
        />
      )}
    </Card>
  );
}

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
      <Editor key={`${id} ${calendar.from} ${calendar.to} ${stretch.view}`} calendar={calendar} stretch={stretch} />
      <LastChanges calendar={calendar} />
      {copying && <CopyWeekDialog calendar={calendar} onClose={() => setCopying(false)} />}
    </>
  );
}
