import { daysBetween } from '../../widgets/travel/dates/local-date.ts';

/** Calendar days from one wall time to another, below zero across the date line. */
export const daysFrom = (from: string, wall: string): number => daysBetween(from.slice(0, 10), wall.slice(0, 10));
