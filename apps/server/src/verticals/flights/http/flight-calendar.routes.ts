import { flightCalendarEndpoints } from '@app/contract/verticals/flights/calendar-endpoints';
import { calendarShapes } from '@app/contract/verticals/flights/calendar-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  editDaysOfFlights,
  editFlightDays,
  previewDaysOfFlights,
  readFlightCalendar,
} from '../usecases/staff/edit-days.ts';

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
    editDaysOfFlights: (call) => editDaysOfFlights(platform, call.tx, { by: call, ...bulk(call.body) }),
    previewDaysOfFlights: (call) => previewDaysOfFlights(platform, { by: call, ...bulk(call.body) }),
  });
