import { afterCommit, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Flights, airports, airlines or fares have changed. */
export const FLIGHTS = 'flights';
/** Seats were held, sold or given back. */
export const FLIGHT_SEATS = 'flight-seats';

export const dropFlights = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop([FLIGHTS, FLIGHT_SEATS]));

export const dropSeats = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop([FLIGHT_SEATS]));
