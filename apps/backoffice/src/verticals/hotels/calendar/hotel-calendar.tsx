import { dateIn } from '@app/contract/core/time-words';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { StaffHotel } from '@app/contract/verticals/hotels/staff-schemas';
import { IconAdjustments, IconBed, IconChevronLeft, IconChevronRight, IconWorld } from '@tabler/icons-react';
import { Alert, Button, Card, DatePicker, Segmented, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useProductNow } from '../../../api/use-product-now';
import { comma } from '../../../text/in-my-language';
import { dayPattern } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { type Area, datesOf, daysLater } from '../../../ui/calendar/grid-area';
import { PartEmpty, PartError } from '../../../ui/page-parts';
import { ZoneDays } from '../../../ui/zone-note';
import { CalendarsDrawer } from '../calendars/calendars-drawer';
import { useCalendarsDrawer } from '../calendars/use-calendars-drawer';
import styles from './calendar.module.css';
import { CalendarGrid } from './calendar-grid';
import { chosenOf, linesOf } from './hotel-lines';
import { blankRule, type RuleDraft } from './rule';
import { RuleDrawer } from './rule-drawer';
import { useNightTexts } from './use-night-texts';

const TWO_WEEKS = 14;
const MONTH = 31;
const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The stretch of nights that the address names: where it begins and how long it is. */
function useStretch(today: string) {
  const [params, setParams] = useSearchParams();
  const given = params.get('from');
  const from = isDate(given) ? given : today;
  const length = params.get('days') === String(MONTH) ? MONTH : TWO_WEEKS;
  const show = (next: { from?: string; length?: number }) =>
    setParams({ from: next.from ?? from, days: String(next.length ?? length) }, { replace: true });
  return { from, length, to: daysLater(from, length - 1), show };
}

/** Today on the calendar of the hotel's own place. */
const todayIn = (zone: string, now: number): string => dateIn(zone, now);

type ToolsProps = {
  stretch: ReturnType<typeof useStretch>;
  today: string;
  onRule: (() => void) | null;
  onCalendars: (() => void) | null;
};

/** Which nights are shown, and the buttons for calendars of other sites and for a rule of one's own. */
function Tools({ stretch, today, onRule, onCalendars }: ToolsProps) {
  const t = useText();
  const { from, length, show } = stretch;
  const turn = (days: number) => () => show({ from: daysLater(from, days) });
  return (
    <div className={styles.tools}>
      <Button aria-label={t('hotels.staff.earlier')} icon={<IconChevronLeft size={16} />} onClick={turn(-length)} />
      <Button onClick={() => show({ from: today })}>{t('ui.range.today')}</Button>
      <Button aria-label={t('hotels.staff.later')} icon={<IconChevronRight size={16} />} onClick={turn(length)} />
      <DatePicker
        aria-label={t('hotels.staff.first_night')}
        allowClear={false}
        format={dayPattern()}
        value={dayjs(from)}
        onChange={(day) => day && show({ from: day.format('YYYY-MM-DD') })}
      />
      <Segmented<number>
        shape="round"
        value={length}
        onChange={(next) => show({ length: next })}
        options={[
          { value: TWO_WEEKS, label: t('hotels.staff.two_weeks') },
          { value: MONTH, label: t('hotels.staff.month') },
        ]}
      />
      <span className={styles.grow} />
      {onCalendars && (
        <Button icon={<IconWorld size={16} />} onClick={onCalendars}>
          {t('hotels.calendars.title')}
        </Button>
      )}
      {onRule && (
        <Button icon={<IconAdjustments size={16} />} onClick={onRule}>
          {t('hotels.staff.bulk_change')}
        </Button>
      )}
    </div>
  );
}

type ChosenProps = { chosen: ReturnType<typeof chosenOf>; onClear: () => void; onOpen: () => void };

/** What is chosen in the grid, and the ways to change it or let it go. */
function Chosen({ chosen, onClear, onOpen }: ChosenProps) {
  const t = useText();
  const texts = useNightTexts();
  return (
    <div className={styles.chosen} role="status">
      <b>{texts.days(chosen)}</b>
      <span>
        {[
          chosen.planIds.length > 0 && t('hotels.staff.chosen_plans', { count: chosen.planIds.length }),
          chosen.roomTypeIds.length > 0 && t('hotels.staff.chosen_rooms', { count: chosen.roomTypeIds.length }),
        ]
          .filter(Boolean)
          .join(comma())}
      </span>
      <Button type="link" size="small" onClick={onClear}>
        {t('ui.list.clear')}
      </Button>
      <Button type="primary" onClick={onOpen}>
        {t('hotels.staff.change')}
      </Button>
    </div>
  );
}

/** Rooms and prices of a hotel by night: chosen in the grid or by a rule, changed in the drawer, and how many were. */
export function HotelCalendar({ hotel }: { hotel: StaffHotel }) {
  const t = useText();
  const format = useFormat();
  const today = todayIn(hotel.zone, useProductNow()());
  const mayChange = useAllowed('travel.hotels.calendar');
  const stretch = useStretch(today);
  const { from, to } = stretch;
  const answer = useAnswer(calls.readHotelCalendar, { params: { id: hotel.id }, query: { from, to } });
  const [area, setArea] = useState<Area | null>(null);
  const [rule, setRule] = useState<RuleDraft | null>(null);
  const [changed, setChanged] = useState<number | null>(null);
  const calendars = useCalendarsDrawer(hotel.id);
  if (answer.error && !answer.data) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  const calendar = answer.data;
  if (!calendar) return <Skeleton active paragraph={{ rows: 10 }} />;
  const lines = linesOf(calendar);
  const dates = datesOf(calendar);
  const chosen = area && chosenOf(area, lines, dates);
  const open = () => {
    if (!mayChange || !chosen) return;
    const { planIds, roomTypeIds } = chosen;
    setRule(blankRule({ days: { from: chosen.from, to: chosen.to }, planIds, roomTypeIds }));
  };
  const openBlank = () =>
    setRule(blankRule({ days: { from: calendar.from, to: calendar.to }, planIds: [], roomTypeIds: [] }));
  return (
    <Card variant="borderless" aria-busy={answer.isFetching}>
      <p className={styles.zone}>
        <ZoneDays zone={hotel.zone} />
      </p>
      <Tools
        stretch={stretch}
        today={calendar.today}
        onRule={mayChange ? openBlank : null}
        onCalendars={mayChange ? calendars.open : null}
      />
      {changed !== null && (
        <Alert
          type="success"
          showIcon
          closable
          className={styles.result ?? ''}
          title={t('hotels.staff.nights_changed', { count: changed, number: format.count(changed) })}
          onClose={() => setChanged(null)}
        />
      )}
      {lines.length === 0 ? (
        <PartEmpty icon={<IconBed size={24} stroke={1.75} />} text={t('hotels.staff.no_rooms')} />
      ) : (
        <CalendarGrid calendar={calendar} lines={lines} dates={dates} area={area} onArea={setArea} onOpen={open} />
      )}
      <div className={styles.foot}>
        <p>{t(mayChange ? 'hotels.staff.grid_help' : 'hotels.staff.legend')}</p>
        {chosen && mayChange && <Chosen chosen={chosen} onClear={() => setArea(null)} onOpen={open} />}
      </div>
      {mayChange && calendars.isOpen && <CalendarsDrawer hotelId={hotel.id} onClose={calendars.close} />}
      {rule && (
        <RuleDrawer
          calendar={calendar}
          initial={rule}
          onDone={(nights) => {
            setRule(null);
            setArea(null);
            setChanged(nights);
          }}
          onClose={() => setRule(null)}
        />
      )}
    </Card>
  );
}
