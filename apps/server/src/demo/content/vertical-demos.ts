import type { VerticalBookings, VerticalDemoDeals, VerticalSeed, VerticalTrips } from './vertical-demo.ts';

/** Loaded when the demo is filled, not by every start. */
const content = () => import('./vertical-content.gen.ts');

/** Fills each vertical's tables: `verticals/<name>/demo/seed.ts`. */
export const verticalSeeds = async (): Promise<readonly VerticalSeed[]> => (await content()).seeds;

/** Lays down each vertical's bookings, after its tables are filled: `verticals/<name>/demo/trips.ts`. */
export const verticalTrips = async (): Promise<readonly VerticalTrips[]> => (await content()).trips;

/** Discount deals of each vertical, once its tables are filled: `verticals/<name>/demo/deals.ts`. */
export const verticalDeals = async (): Promise<readonly VerticalDemoDeals[]> => (await content()).deals;

/** Bookings that a vertical makes at the end: `verticals/<name>/demo/bookings.ts`. */
export const verticalBookings = async (): Promise<readonly VerticalBookings[]> => (await content()).bookings;
