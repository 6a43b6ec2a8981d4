import type { TravelKind } from '@app/contract/travel/kinds';
import type { ServiceTime, TravelSubject } from '@app/contract/travel/order-views';
import { instantOf } from '@app/kernel/zone-time';
import type { Platform } from '../../../platform/slice.ts';
import { wholeService } from '../domain/trip-stop.ts';
import { verticalOf } from './travel-vertical.ts';

/**
 * From when until when what is booked can be used: what may be used at any time before it ends begins with its first day, where the service
 * itself is at its end alone.
 */
export function usableHours(
  platform: Platform,
  of: { readonly kind: TravelKind; readonly subject: TravelSubject; readonly service: ServiceTime },
): Pick<ServiceTime, 'startsAt' | 'endsAt'> {
  const { startsAt, endsAt, zone, from } = of.service;
  const stopsOf = verticalOf(platform, of.kind).stops ?? wholeService;
  const stops = stopsOf(of.subject, { startsAt: new Date(startsAt), endsAt: new Date(endsAt), zone });
  const anytime = stops.length > 0 && stops.every(({ what }) => what === 'anytime');
  return { startsAt: anytime ? instantOf(from, '00:00', zone).toISOString() : startsAt, endsAt };
}
