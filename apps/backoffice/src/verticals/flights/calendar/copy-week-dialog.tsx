import { flightCalendarEndpoints as calls } from '@app/contract/verticals/flights/calendar-endpoints';
import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { request } from '../../../api/request';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import { useNotes } from '../../../ui/use-notes';

type Copy = { from: string; weeks: number };

const fields = defineForm<Copy>()([
  { name: 'from', kind: 'day', label: 'flights.staff.cal_copy_from', required: true, half: true },
  {
    name: 'weeks',
    kind: 'integer',
    min: 1,
    max: flightLimits.copyWeeks,
    label: 'flights.staff.cal_copy_weeks',
    required: true,
    half: true,
  },
]);

/** Copies what a week of a flight has of its own to the weeks after it. */
export function CopyWeekDialog({ calendar, onClose }: { calendar: FlightCalendarView; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const notes = useNotes();
  return (
    <FormDialog<Copy, { cells: number }>
      title={t('flights.staff.cal_copy')}
      intro={<p>{t('flights.staff.cal_copy_text')}</p>}
      fields={fields}
      initial={{ from: calendar.from, weeks: 1 }}
      submit="flights.staff.cal_copy"
      send={(values, idempotencyKey) =>
        request(
          calls.copyFlightWeek,
          { params: { id: calendar.flightId }, body: { ...values, version: calendar.version } },
          { idempotencyKey },
        )
      }
      onDone={({ cells }) => {
        const number = format.count(cells);
        if (cells === 0) notes.info(t('flights.staff.cal_copied_none'));
        else notes.success(t('flights.staff.cal_copied', { count: cells, number }));
      }}
      onClose={onClose}
    />
  );
}
