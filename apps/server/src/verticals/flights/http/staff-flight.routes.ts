import { refuse } from '@app/contract/core/refuse';
import { staffFlightEndpoints } from '@app/contract/verticals/flights/staff-endpoints';
import { shapes } from '@app/contract/verticals/flights/staff-schemas';
import { orderForStaff, staffChangeCalls } from '../../../modules/travel/public.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listDepartures } from '../db/board.repo.ts';
import { listSeated, readSeatMap } from '../db/seat-map.repo.ts';
import { listFlights, readStaffFlight } from '../db/staff-flight.repo.ts';
import { choices, listAircraft, listAirlines, listAirports, listFareBrands } from '../db/staff-record.repo.ts';
import { readChangeOptions } from '../usecases/change/change-options.ts';
import { readLegSeats } from '../usecases/seats/read-leg-seats.ts';
import { cancelDeparture, delayDeparture, readAffected } from '../usecases/staff/change-departure.ts';
import { readFlightReport } from '../usecases/staff/read-flight-report.ts';
import { readRetiming } from '../usecases/staff/retime-flight.ts';
import { createFlight, setFlightsOnline, updateFlight } from '../usecases/staff/save-flight.ts';
import { createRecord, saveRecord } from '../usecases/staff/save-record.ts';
import { saveSeatMap } from '../usecases/staff/save-seat-map.ts';

/** A body of an update in its two parts. */
const saving = <B extends { version: number }>({ params, body }: { params: { id: string }; body: B }) => {
  const { version, ...input } = body;
  return { id: params.id, version, input };
};

/** The back office's calls of flights. */
export const staffFlightRoutes = (platform: Platform): BoundEndpoint[] => {
  const change = staffChangeCalls(platform, 'flight');
  const extras = staffChangeCalls(platform, 'flight', 'beside');
  return bindEndpoints(staffFlightEndpoints, shapes, {
    quoteExtras: extras.quote,
    addExtras: extras.make,
    flightChangeOptions: async (call) => {
      await orderForStaff(platform, { id: call.params.id, kind: 'flight' }, call);
      return readChangeOptions(platform, { ...call.query, orderId: call.params.id, customerId: null, lang: call.lang });
    },
    flightSeatsToChoose: async (call) => {
      await orderForStaff(platform, { id: call.params.id, kind: 'flight' }, call);
      return readLegSeats(platform, call.query, { lang: call.lang, currency: 'USD' });
    },
    quoteFlightChange: change.quote,
    changeFlight: change.make,
    listAirlines: ({ query }) => listAirlines(platform.db, query),
    createAirline: (call) => createRecord(platform, call, 'airline', call.body),
    updateAirline: (call) => saveRecord(platform, call, 'airline', saving(call)),
    airlineChoices: ({ query, lang }) => choices(platform.db, 'airline', query.keyword, lang),
    listAirports: ({ query, lang }) => listAirports(platform.db, query, lang),
    createAirport: (call) => createRecord(platform, call, 'airport', call.body),
    updateAirport: (call) => saveRecord(platform, call, 'airport', saving(call)),
    airportChoices: ({ query, lang }) => choices(platform.db, 'airport', query.keyword, lang),
    listAircraft: ({ query }) => listAircraft(platform.db, query),
    createAircraft: (call) => createRecord(platform, call, 'aircraft', call.body),
    updateAircraft: (call) => saveRecord(platform, call, 'aircraft', saving(call)),
    aircraftChoices: ({ query, lang }) => choices(platform.db, 'aircraft', query.keyword, lang),
    readSeatMap: async ({ params }) => (await readSeatMap(platform.db, params.id)) ?? refuse('record.not_found'),
    saveSeatMap: (call) => saveSeatMap(platform, call, saving(call)),
    listSeated: ({ query }) => listSeated(platform.db, query),
    listFareBrands: ({ query, lang }) => listFareBrands(platform.db, query, lang),
    createFareBrand: (call) => createRecord(platform, call, 'fare_brand', call.body),
    updateFareBrand: (call) => saveRecord(platform, call, 'fare_brand', saving(call)),
    listFlights: ({ query, lang }) => listFlights(platform.db, query, lang),
    readFlight: async ({ params, lang }) =>
      (await readStaffFlight(platform.db, params.id, lang)) ?? refuse('record.not_found'),
    createFlight: (call) => createFlight(platform, call, call.body),
    readRetiming: ({ params, query }) => readRetiming(platform, { flightId: params.id, ...query }),
    updateFlight: (call) => updateFlight(platform, call, saving(call)),
    setFlightsOnline: (call) => setFlightsOnline(platform, call, call.body),
    flightReport: ({ query, lang, staff }) =>
      readFlightReport(platform.db, { ...query, airlineId: query.airlineId ?? null, agentId: staff.agentId }, lang),
    listDepartures: ({ query, lang }) => listDepartures(platform.db, query, lang),
    readAffected: ({ params, query, lang }) => readAffected(platform, { ...query, flightId: params.id, lang }),
    delayDeparture: (call) => delayDeparture(platform, call, { ...call.body, flightId: call.params.id }),
    cancelDeparture: (call) => cancelDeparture(platform, call, { ...call.body, flightId: call.params.id }),
  });
};
