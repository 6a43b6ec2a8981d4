import type { RoomParty } from '@app/contract/travel/rooms';
import type { shapes } from '@app/contract/verticals/hotels/schemas';
import type { z } from 'zod';

/** What a hotel is asked for, as travel keeps it with quote and order. */
export type HotelRequest = Omit<z.output<typeof shapes.createHotelQuote.body>, 'usePoints'> & {
  /** Who sleeps in which room, where that was chosen room by room; else the party is divided evenly. */
  readonly parties?: readonly RoomParty[];
};

export const asRequest = (kept: Record<string, unknown>): HotelRequest => kept as unknown as HotelRequest;
