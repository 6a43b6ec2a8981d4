import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Locale } from '@app/contract/core/locale';
import type { flightCalendarEndpoints } from '@app/contract/verticals/flights/calendar-endpoints';
import type { FlightResult } from '@app/contract/verticals/flights/calendar-schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type DaysEdit, planEdit } from '../../domain/edit-days.ts';
import {
  calendarFlights,
  changeDays,
  changeDaysOf,
  type DaysTask,
  flightToChange,
  type Planned,
  plansOf,
  wordsOf,
} from './change-days.ts';

const taskOf = (edit: DaysEdit): DaysTask => ({
  kind: 'edit',
  from: edit.from,
  to: edit.to,
  plan: (flight, cellOf) => planEdit(flight, cellOf, edit),
  what: edit,
});

/** Changes days of a flight. Refuses as `flightToChange` and `changeDaysOf`. */
export async function editFlightDays(
  platform: Platform,
  tx: Tx,
  given: { readonly by: StaffReadContext; readonly id: string; readonly version: number; readonly edit: DaysEdit },
): Promise<AnswerOf<typeof flightCalendarEndpoints.editFlightDays>> {
  const flight = await flightToChange(platform, tx, given);
  const { cells, version } = await changeDaysOf(platform, tx, { by: given.by, flight, task: taskOf(given.edit) });
  return { cells, version };
}

type Results = AnswerOf<typeof flightCalendarEndpoints.editDaysOfFlights>;

function resultsOf(
  platform: Platform,
  of: { readonly ids: readonly string[]; readonly plans: readonly Planned[]; readonly lang: Locale },
): Results {
  const missing = (flightId: string): FlightResult => {
    const error = 'record.not_found' as const;
    return {
      flightId,
      number: null,
      cells: 0,
      refusal: { error, text: platform.translate(of.lang, `error.${error}`) },
    };
  };
  const result = ({ flight, cells, refusal }: Planned): FlightResult => {
    const { id: flightId, number } = flight;
    if (!refusal) return { flightId, number, cells: cells.length, refusal: null };
    const { error } = refusal;
    const text = platform.translate(of.lang, `error.${error}`, wordsOf(platform, refusal, of.lang));
    return { flightId, number, cells: 0, refusal: { error, text } };
  };
  const flights = of.ids.map((id) => {
    const plan = of.plans.find(({ flight }) => flight.id === id);
    return plan ? result(plan) : missing(id);
  });
  return { cells: flights.reduce((sum, { cells }) => sum + cells, 0), flights };
}

type Bulk = { readonly by: StaffReadContext; readonly flightIds: readonly string[]; readonly edit: DaysEdit };

/** Changes days of several flights; says of each how many, or why none. */
export async function editDaysOfFlights(platform: Platform, tx: Tx, { by, flightIds, edit }: Bulk): Promise<Results> {
  const ids = [...new Set(flightIds)];
  const flights = await calendarFlights(platform, tx, ids, true);
  const plans = await changeDays(platform, tx, { by, flights, task: taskOf(edit) });
  return resultsOf(platform, { ids, plans, lang: by.lang });
}

/** What such an edit would change as things are now. */
export async function previewDaysOfFlights(platform: Platform, { by, flightIds, edit }: Bulk): Promise<Results> {
  const ids = [...new Set(flightIds)];
  const { plans } = await plansOf(platform.db, await calendarFlights(platform, platform.db, ids), taskOf(edit));
  return resultsOf(platform, { ids, plans, lang: by.lang });
}
