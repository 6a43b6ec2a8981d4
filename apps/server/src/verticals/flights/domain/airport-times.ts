import { addMs, MINUTE } from '@app/kernel/clock';

/** Minutes before a departure by which people leave for the airport, and from landing until they are in the city. */
const AIRPORT_MINUTES = { before: 120, after: 90 } as const;

/** When those who fly a way can do nothing else: the ways to and from its airports are in it. */
export const withAirports = (way: { readonly departsAt: Date; readonly arrivesAt: Date }) => ({
  startsAt: addMs(way.departsAt, -AIRPORT_MINUTES.before * MINUTE),
  endsAt: addMs(way.arrivesAt, AIRPORT_MINUTES.after * MINUTE),
});
