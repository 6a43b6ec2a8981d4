import type { TripEffect } from '@app/contract/trips/effects';
import type { Queryable } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

/** What the place of an order hears of other bookings of its customer. */
export type OrderNotes = (db: Queryable, orderId: string) => Promise<readonly TripEffect[]>;

export const orderNotesPort = definePort<OrderNotes>();

/** Everything that the place of an order hears. */
export const notesOfOrder = async (platform: Platform, db: Queryable, orderId: string): Promise<TripEffect[]> =>
  (await Promise.all(orderNotesPort.all(platform).map((notes) => notes(db, orderId)))).flat();
