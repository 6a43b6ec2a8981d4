import { flightCalendarEndpoints } from '@app/contract/verticals/flights/calendar-endpoints';
import { calendarShapes } from '@app/contract/verticals/flights/calendar-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { copyFlightWeek } from '../usecases/staff/copy-week.ts';
import { editDaysOfFlights, editFlightDays, previewDaysOfFlights } from '../usecases/staff/edit-days.ts';
import { readFlightCalendar } from '../usecases/staff/read-calendar.ts';
import { undoFlightDays } from '../usecases/staff/undo-days.ts';

/** A body for several flights in its two parts. */
const bulk = <B extends { flightIds: string[] }>({ flightIds, ...edit }: B) => ({ flightIds, edit });

/** The back office's calls of prices and seats by day. */
export const flightCalendarRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(flightCalendarEndpoints, calendarShapes, {
    readFlightCalendar: ({ params, query, lang }) => readFlightCalendar(platform, { id: params.id, ...query, lang }),
    editFlightDays: (call) => {
      const { version, ...edit } = call.body;
      return editFlightDays(platform, call.tx, { by: call, id: call.params.id, version, edit });
    },
    copyFlightWeek: (call) => {
      const { version, from, weeks } = call.body;
      return copyFlightWeek(platform, call.tx, { by: call, id: call.params.id, version, copy: { from, weeks } });
    },
    undoFlightDays: (call) => undoFlightDays(platform, call.tx, { by: call, id: call.params.id, ...call.body }),
    editDaysOfFlights: (call) => editDaysOfFlights(platform, call.tx, { by: call, ...bulk(call.body) }),
    previewDaysOfFlights: (call) => previewDaysOfFlights(platform, { by: call, ...bulk(call.body) }),
  });
