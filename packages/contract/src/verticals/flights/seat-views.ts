import { z } from 'zod';
import { id, price } from '../../core/validation.ts';
import { CABINS, SEAT_CHOICES } from './facts.ts';
import { cabinMap } from './seat-map.ts';
import { brandCode, flightDay } from './trip-schemas.ts';

export const legSeatsQuery = z.object({
  flightId: id,
  day: flightDay,
  cabin: z.enum(CABINS, { error: 'field.invalid' }),
  brand: brandCode,
});

/** The seats of a cabin on a departure. */
export const legSeats = z.object({
  aircraft: z.string(),
  /** Whether the fare lets one choose a seat. */
  choice: z.enum(SEAT_CHOICES),
  /** Null where no seat can be chosen: the aircraft has no map of the cabin, or the fare no choice. */
  map: cabinMap.nullable(),
  /** What a seat of each kind of row costs on this flight; 0 is free. */
  prices: z.object({ standard: price, front: price, legroom: price }),
  /** Seats that somebody has. */
  taken: z.array(z.string()),
});
export type LegSeats = z.infer<typeof legSeats>;
