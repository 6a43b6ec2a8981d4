import { flightCalendarEndpoints as calls } from '@app/contract/verticals/flights/calendar-endpoints';
import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { useState } from 'react';
import { randomKey } from '../../../api/random-key';
import { request } from '../../../api/request';
import { type Area, coveredBy, datesOf } from '../../../ui/calendar/grid-area';
import { useAction } from '../../../ui/use-action';
import { blankEdit, type ChosenDays, changeOf, previewOf } from './day-edit';

/** Days that are chosen in the grid, what is typed to change them, and saving that. */
export function useDayEditing(calendar: FlightCalendarView, mayEdit: boolean) {
  const { busy, run } = useAction();
  const [area, setArea] = useState<Area | null>(null);
  const [edit, setEdit] = useState(blankEdit);
  const [key, setKey] = useState(randomKey);
  const dates = datesOf(calendar);
  const covered = area && coveredBy(area, dates);
  const cabins = calendar.cabins.filter((_, row) => covered?.hasLine(row)).map(({ cabin }) => cabin);
  const chosen: ChosenDays | null = covered && { cabins, from: covered.from, to: covered.to };
  const change = changeOf(edit);
  const inDates = (date: string) => chosen !== null && date >= chosen.from && date <= chosen.to;
  const clear = () => {
    setArea(null);
    setEdit(blankEdit);
  };
  const save = async (): Promise<void> => {
    if (!chosen || !change || busy) return;
    const body = { cabins: [...chosen.cabins], from: chosen.from, to: chosen.to, ...change, version: calendar.version };
    const params = { id: calendar.flightId };
    const saved = await run(() => request(calls.editFlightDays, { params, body }, { idempotencyKey: key }), {
      done: 'flights.staff.cal_days_saved',
    });
    setKey(randomKey());
    if (saved) clear();
  };
  return {
    dates,
    area,
    setArea,
    chosen,
    /** How many days of cabins are chosen on which the flight flies. */
    cells: calendar.flying.filter(inDates).length * cabins.length,
    edit,
    setEdit,
    preview: previewOf(calendar, mayEdit ? chosen : null, change),
    busy,
    save,
    clear,
  };
}
