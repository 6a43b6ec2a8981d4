import { tripEndpoints } from '@app/contract/trips/endpoints';
import { shapes } from '@app/contract/trips/schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listTrips, readNextTrip, readSharedTrip, readTrip } from '../usecases/read-trips.ts';
import { shareTrip, unshareTrip } from '../usecases/share-trip.ts';
import { removeNote, saveNote } from '../usecases/trip-notes.ts';

const reader = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang });

/** The calls of trips. */
export const tripRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(tripEndpoints, shapes, {
    nextTrip: (call) => readNextTrip(platform, reader(call)),
    tripList: (call) => listTrips(platform, { ...reader(call), ...call.query }),
    tripDetails: (call) => readTrip(platform, { ...reader(call), id: call.query.id }),
    sharedTrip: ({ query, lang }) => readSharedTrip(platform, { key: query.key, lang }),
    saveTripNote: (call) => saveNote(platform, reader(call), call.body),
    deleteTripNote: ({ customer, body }) => removeNote(platform, customer.id, body.id),
    shareTrip: (call) => shareTrip(platform, { ...reader(call), id: call.body.id }),
    unshareTrip: (call) => unshareTrip(platform, { ...reader(call), id: call.body.id }),
  });
