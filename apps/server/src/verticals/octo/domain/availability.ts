import type { DepartureShown } from '@app/contract/verticals/tours/facts';
import type { Day } from '@app/kernel/local-day';
import type { StoredDeparture, StoredTour } from '../../tours/public.ts';
import { closesAt, departureState, leftOf } from '../../tours/public.ts';
import { localDateTime } from './local-time.ts';
import type { PriceView } from './price-view.ts';

export type AvailabilityStatus = 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED';

/** How a departure stands for so many people: few places are less than half of them. */
export function statusOf(
  departure: StoredDeparture,
  of: { readonly seats: number; readonly cutoffMinutes: number; readonly now: Date },
): AvailabilityStatus {
  const limited = leftOf(departure) * 2 < departure.capacity;
  const status: Record<DepartureShown, AvailabilityStatus> = {
    open: limited ? 'LIMITED' : 'AVAILABLE',
    few: limited ? 'LIMITED' : 'AVAILABLE',
    full: 'SOLD_OUT',
    closed: 'CLOSED',
    cancelled: 'CLOSED',
  };
  return status[departureState(departure, of)];
}

export const canBeBooked = (status: AvailabilityStatus): boolean => status === 'AVAILABLE' || status === 'LIMITED';

/** A departure as OCTO says it. */
export function availabilityView(
  departure: StoredDeparture,
  of: {
    readonly tour: Pick<StoredTour, 'zone' | 'cutoffMinutes' | 'maxParty'>;
    readonly seats: number;
    readonly now: Date;
  },
) {
  const { tour, seats, now } = of;
  const status = statusOf(departure, { seats, cutoffMinutes: tour.cutoffMinutes, now });
  return {
    id: departure.id,
    localDateTimeStart: localDateTime(tour.zone, departure.startsAt),
    localDateTimeEnd: localDateTime(tour.zone, departure.endsAt),
    utcCutoffAt: closesAt(departure, tour.cutoffMinutes).toISOString(),
    allDay: false,
    available: canBeBooked(status),
    status,
    vacancies: status === 'CLOSED' ? 0 : leftOf(departure),
    capacity: departure.capacity,
    maxUnits: tour.maxParty,
    openingHours: [],
  };
}
export type AvailabilityView = ReturnType<typeof availabilityView>;

const RANK: readonly AvailabilityStatus[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

/** A departure of a day, with what it costs from where prices are asked for. */
export type OfDay = {
  readonly day: Day;
  readonly view: AvailabilityView;
  readonly from: PriceView | null;
  readonly unitsFrom: readonly (PriceView & { readonly unitId: string })[];
};

/** The days of some departures: each stands as the best of them does, and costs what the cheapest that can be booked does. */
export function calendarDays(departures: readonly OfDay[]) {
  const days = Map.groupBy(departures, ({ day }) => day);
  return [...days].map(([localDate, all]) => {
    const [best = all[0]] = [...all].sort((a, b) => RANK.indexOf(a.view.status) - RANK.indexOf(b.view.status));
    const status = best?.view.status ?? 'CLOSED';
    const open = all.filter(({ view }) => view.available);
    const most = [...(open.length > 0 ? open : all)].sort((a, b) => b.view.vacancies - a.view.vacancies)[0];
    const [cheapest] = [...(open.length > 0 ? open : all)].sort((a, b) => costOf(a) - costOf(b));
    return {
      localDate,
      available: canBeBooked(status),
      status,
      vacancies: most?.view.vacancies ?? 0,
      capacity: most?.view.capacity ?? 0,
      openingHours: [],
      ...(cheapest?.from && { pricingFrom: cheapest.from }),
      ...(cheapest && cheapest.unitsFrom.length > 0 && { unitPricingFrom: cheapest.unitsFrom }),
    };
  });
}

const costOf = ({ from, unitsFrom }: OfDay): number => from?.net ?? unitsFrom[0]?.net ?? 0;
