import { afterCommit, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** Tags that are dropped when something of hotels has changed; ids follow. */
export const HOTEL_CITY = 'hotel-city:';
export const HOTEL_ROOM = 'hotel-room:';

/** Anything but nights of a city's hotels has changed: facts, prices, stops. */
export const dropCities = (platform: Platform, tx: Tx, cityIds: readonly string[]): void =>
  afterCommit(tx, () => platform.cache.drop(['hotels', ...cityIds.map((id) => `${HOTEL_CITY}${id}`)]));

/** Rooms of a type were held, sold, given back, or are more or fewer. */
export const dropRoom = (platform: Platform, tx: Tx, roomTypeId: string): void =>
  afterCommit(tx, () => platform.cache.drop([`${HOTEL_ROOM}${roomTypeId}`]));
