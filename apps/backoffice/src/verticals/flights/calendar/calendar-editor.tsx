import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { Card } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../../api/session';
import { comma } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import { BulkDrawer, blankBulk } from './bulk-drawer';
import styles from './calendar.module.css';
import { CalendarTools } from './calendar-tools';
import type { ChosenDays } from './day-edit';
import { EditBar } from './edit-bar';
import { FlightGrid } from './flight-grid';
import { ifAllSell } from './sold-figures';
import { useDayEditing } from './use-day-editing';
import type { Stretch } from './use-stretch';

/** The grid of a flight with the bar that changes what is chosen in it. */
export function CalendarEditor({ calendar, stretch }: { calendar: FlightCalendarView; stretch: Stretch }) {
  const { view } = stretch;
  const mayEdit = useAllowed('travel.flights.calendar') && view === 'prices';
  const saidOf = useChosenWords();
  const { dates, area, setArea, chosen, preview, ...editing } = useDayEditing(calendar, mayEdit);
  const [bulk, setBulk] = useState(false);
  return (
    <Card variant="borderless">
      <CalendarTools calendar={calendar} stretch={stretch} onBulk={mayEdit ? () => setBulk(true) : null} />
      {mayEdit && chosen && (
        <EditBar
          cells={editing.cells}
          chosen={saidOf(chosen)}
          edit={editing.edit}
          onEdit={editing.setEdit}
          changes={preview.size}
          busy={editing.busy}
          onSave={() => void editing.save()}
          onClear={editing.clear}
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
      {view === 'prices' && <Legend brings={ifAllSell(calendar, preview)} />}
      {bulk && <BulkOfRoute calendar={calendar} onClose={() => setBulk(false)} />}
    </Card>
  );
}

/** Returns how chosen days are called: from when to when, and in which cabins. */
function useChosenWords(): (chosen: ChosenDays) => string {
  const t = useText();
  const texts = useDayTexts();
  return (chosen) => [texts.days(chosen), ...chosen.cabins.map((cabin) => t(`flights.cabin.${cabin}`))].join(comma());
}

/** What the marks of the grid mean, how it is used by keys, and what the change that is typed would bring. */
function Legend({ brings }: { brings: ReturnType<typeof ifAllSell> }) {
  const t = useText();
  const format = useFormat();
  return (
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
  );
}

/** Changes many days at once, beginning with this flight and the days on screen. */
function BulkOfRoute({ calendar, onClose }: { calendar: FlightCalendarView; onClose: () => void }) {
  const route = calendar.flights.map(({ id, number }) => ({ value: id, label: number }));
  const initial = blankBulk({
    flights: route.filter(({ value }) => value === calendar.flightId),
    days: { from: calendar.from, to: calendar.to },
  });
  return <BulkDrawer initial={initial} route={route} onClose={onClose} />;
}
