import { type Platform, type Subscriber, subscriber } from '../../../../platform/slice.ts';

/** Has open screens of staff read calendars again where nights clash anew, or a calendar can or cannot be read. */
export function calendarSubscribers(platform: Platform): Subscriber[] {
  const push = async ({ hotelId }: { hotelId: string }): Promise<void> =>
    platform.realtime.toStaff({ topic: 'hotel.calendars', data: { hotelId }, below: [] });
  return [
    subscriber({ name: 'hotels.push_clash', event: 'hotel.nights_clash', run: push }),
    subscriber({ name: 'hotels.push_feed', event: 'hotel.feed_changed', run: push }),
  ];
}
