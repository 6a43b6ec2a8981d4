import type { Trip } from '@app/contract/verticals/flights/trip-schemas';

/** What flights are asked for, as travel keeps it with quote and order. */
export const asTrip = (kept: Record<string, unknown>): Trip => kept as unknown as Trip;
