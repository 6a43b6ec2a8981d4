import type { Trip } from '@app/contract/verticals/flights/trip-schemas';

/** Bags that are asked for; requests of before name none. */
const bagsOf = (kept: Record<string, unknown>): Trip['bags'] => (kept as Partial<Trip>).bags ?? [];

/** What flights are asked for, as travel keeps it with quote and order. */
export const asTrip = (kept: Record<string, unknown>): Trip => ({ ...(kept as unknown as Trip), bags: bagsOf(kept) });
