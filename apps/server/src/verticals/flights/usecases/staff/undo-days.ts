import type { AnswerOf } from '@app/contract/core/endpoint';
import { refuse } from '@app/contract/core/refuse';
import type { flightCalendarEndpoints } from '@app/contract/verticals/flights/calendar-endpoints';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { markUndone, undoableChange } from '../../db/day-change.repo.ts';
import { planUndo } from '../../domain/edit-days.ts';
import { changeDaysOf, flightToChange } from './change-days.ts';

/**
 * Undoes a change of days of a flight where they still are as it left them; later changes of the others stay. Refuses as `flightToChange` and
 * `changeDaysOf`, record.not_found for a change that is none of the flight's or was undone, and flight.change_gone where nothing is
 * left to undo.
 */
export async function undoFlightDays(
  platform: Platform,
  tx: Tx,
  given: { readonly by: StaffReadContext; readonly id: string; readonly version: number; readonly changeId: string },
): Promise<AnswerOf<typeof flightCalendarEndpoints.undoFlightDays>> {
  const { by, changeId } = given;
  const flight = await flightToChange(platform, tx, given);
  const change = (await undoableChange(tx, { id: changeId, flightId: flight.id })) ?? refuse('record.not_found');
  const days = change.cells.map(({ day }) => day).toSorted();
  const done = await changeDaysOf(platform, tx, {
    by,
    flight,
    task: {
      kind: 'undo',
      from: days[0] ?? flight.today,
      to: days.at(-1) ?? flight.today,
      plan: (one, cellOf) => planUndo(one, cellOf, change.cells),
      what: { changeId },
    },
  });
  if (done.changeId === null) refuse('flight.change_gone');
  await markUndone(tx, changeId, done.changeId);
  return { cells: done.cells, version: done.version };
}
