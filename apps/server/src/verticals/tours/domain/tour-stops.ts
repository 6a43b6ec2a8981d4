import type { TourItem } from '@app/contract/verticals/tours/views';
import { addMs, DAY, MINUTE } from '@app/kernel/clock';
import { instantOf } from '@app/kernel/zone-time';
import type { StopsOf } from '../../../modules/travel/public.ts';

const minuteOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));
const DAY_MINUTES = DAY / MINUTE;

/** A tour from where and when people meet or are picked up, which may be the evening before. */
export const tourStops: StopsOf = (subject, service) => {
  const { pickup, now, day, start, zone } = subject.item as TourItem;
  // By what was described, which is as sold or as it stands now; the service of an order is as it stands now.
  const startsAt = instantOf(day, start, zone);
  const endsAt = addMs(startsAt, service.endsAt.getTime() - service.startsAt.getTime());
  const starts = minuteOf(start);
  const ahead = pickup ? (starts - minuteOf(pickup.at) + DAY_MINUTES) % DAY_MINUTES : 0;
  return [
    {
      what: 'visit',
      startsAt: addMs(startsAt, -ahead * MINUTE),
      endsAt,
      meets: pickup && { name: pickup.name, latitude: pickup.latitude, longitude: pickup.longitude },
      cancelled: now.state === 'cancelled',
    },
  ];
};
