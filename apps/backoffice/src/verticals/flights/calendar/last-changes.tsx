import { flightCalendarEndpoints as calls } from '@app/contract/verticals/flights/calendar-endpoints';
import type { DayChangeView, FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { CABINS } from '@app/contract/verticals/flights/facts';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { randomKey } from '../../../api/random-key';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { comma, named } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import { listLink } from '../../../ui/list/list-link';
import { LOG_PATH } from '../../../ui/record-log';
import { useAction } from '../../../ui/use-action';
import { useNotes } from '../../../ui/use-notes';
import styles from './calendar.module.css';

type ChangeProps = { calendar: FlightCalendarView; change: DayChangeView };

function Change({ calendar, change }: ChangeProps) {
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  const notes = useNotes();
  const mayEdit = useAllowed('travel.flights.calendar');
  const [key, setKey] = useState(randomKey);
  const { busy, run } = useAction();
  const undo = async () => {
    const given = { params: { id: calendar.flightId }, body: { version: calendar.version, changeId: change.id } };
    const done = await run(() => request(calls.undoFlightDays, given, { idempotencyKey: key }));
    setKey(randomKey());
    if (!done) return;
    const { cells } = done.answer;
    notes.success(t('flights.staff.cal_undo_done', { count: cells, number: format.count(cells) }));
  };
  const cabins = CABINS.filter((cabin) => change.cabins.includes(cabin)).map((cabin) => t(`flights.cabin.${cabin}`));
  return (
    <li>
      <time dateTime={change.at}>{format.moment(change.at)}</time>
      <b>{change.by}</b>
      <span>
        {named(t(`flights.staff.cal_what_${change.kind}`), [...cabins, texts.days(change)].join(comma()))} (
        {t('flights.staff.cal_cells', { count: change.cells, number: format.count(change.cells) })})
      </span>
      {change.undone ? <small>{t('flights.staff.cal_undone')}</small> : null}
      {!change.undone && mayEdit ? (
        <Button type="link" loading={busy} onClick={() => void undo()}>
          {t('flights.staff.cal_undo')}
        </Button>
      ) : null}
    </li>
  );
}

/** What was changed last of the days of a flight, each change to be undone. */
export function LastChanges({ calendar }: { calendar: FlightCalendarView }) {
  const t = useText();
  const navigate = useNavigate();
  const seesLog = useAllowed('control.log.view');
  if (calendar.changes.length === 0) return null;
  return (
    <Card variant="borderless" className={styles.below ?? ''}>
      <section className={styles.last} aria-label={t('flights.staff.cal_last')}>
        <h2>{t('flights.staff.cal_last')}</h2>
        <ul>
          {calendar.changes.map((change) => (
            <Change key={change.id} calendar={calendar} change={change} />
          ))}
        </ul>
        {seesLog ? (
          <Button
            type="link"
            onClick={() => void navigate(listLink(LOG_PATH, { record: `flight/${calendar.flightId}` }))}
          >
            {t('flights.staff.cal_all_log')}
          </Button>
        ) : null}
      </section>
    </Card>
  );
}
