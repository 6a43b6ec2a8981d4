import { CABINS, SEAT_CHOICES } from '@app/contract/verticals/flights/facts';
import type { Choices } from '../../ui/choices';
import type { CellContext } from '../../ui/list/define-list';

export const cabinChoices = {
  known: CABINS.map((value) => ({ value, label: `flights.cabin.${value}` as const })),
} satisfies Choices;
export const seatChoices = {
  known: SEAT_CHOICES.map((value) => ({ value, label: `flights.seat.${value}` as const })),
} satisfies Choices;

/** Minutes as hours and minutes: `12 h 50 min`. */
export const duration = (minutes: number, { t }: CellContext): string =>
  t('flights.staff.duration', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') });

/** A local hour with the days since departure: `07:25 +1`. */
export const hourWithShift = (hour: string, dayShift: number): string =>
  dayShift === 0 ? hour : `${hour} ${dayShift > 0 ? '+' : '−'}${Math.abs(dayShift)}`;
