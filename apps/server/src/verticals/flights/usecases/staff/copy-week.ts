import type { AnswerOf } from '@app/contract/core/endpoint';
import type { flightCalendarEndpoints } from '@app/contract/verticals/flights/calendar-endpoints';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { copiedTo, planCopy, type WeekCopy } from '../../domain/edit-days.ts';
import { changeDaysOf, flightToChange } from './change-days.ts';

/** Copies what a week of a flight has of its own to the weeks after it. Refuses as `flightToChange` and `changeDaysOf`. */
export async function copyFlightWeek(
  platform: Platform,
  tx: Tx,
  given: { readonly by: StaffReadContext; readonly id: string; readonly version: number; readonly copy: WeekCopy },
): Promise<AnswerOf<typeof flightCalendarEndpoints.copyFlightWeek>> {
  const { by, copy } = given;
  const flight = await flightToChange(platform, tx, given);
  const { cells, version } = await changeDaysOf(platform, tx, {
    by,
    flight,
    task: {
      kind: 'copy',
      from: copy.from,
      to: copiedTo(copy).to,
      plan: (one, cellOf) => planCopy(one, cellOf, copy),
      what: copy,
    },
  });
  return { cells, version };
}
