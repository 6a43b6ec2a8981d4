import { finderPort } from '../../modules/assistants/public.ts';
import { lodgingPort } from '../../modules/lodging/public.ts';
import { cityLinksPort, pageKindPort } from '../../modules/pages/public.ts';
import {
  anySlotProvider,
  placeAlarmsPort,
  searchProviderInTable,
  travelVerticalPort,
} from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { countAlarmedHotels } from './db/calendar-alarms.repo.ts';
import { fillHotelPinyin } from './db/find-hotels.repo.ts';
import { hotelInvariants } from './domain/invariants.ts';
import { hotelRoutes } from './http/hotel.routes.ts';
import { serveRoomCalendars } from './http/serve-room-calendars.ts';
import { staffHotelRoutes } from './http/staff-hotel.routes.ts';
import { hotelLodging } from './usecases/book-by-assistants.ts';
import { calendarSubscribers } from './usecases/calendars/push-calendars.ts';
import { createFeedReading } from './usecases/calendars/read-feeds.ts';
import { staySlotProvider } from './usecases/choose-stays.ts';
import { stayFinder } from './usecases/find-stays.ts';
import { hotelPages, hotelsInCity } from './usecases/hotel-page.ts';
import { hotelVertical } from './usecases/hotel-vertical.ts';
import { insteadOfStay } from './usecases/instead-of-stay.ts';
import { createCityCache } from './usecases/search/city-cache.ts';

export default defineSlice((platform) => {
  const cityCache = createCityCache(platform);
  const feeds = createFeedReading(platform);
  const slotProvider = staySlotProvider(platform, cityCache);
  return {
    name: 'hotels',
    owns: [
      'hotel',
      'hotel_block',
      'hotel_booking',
      'hotel_calendar_address',
      'hotel_change',
      'hotel_feed',
      'hotel_night',
      'hotel_plan',
      'hotel_plan_month',
      'hotel_room_type',
    ],
    reads: ['travel_change', 'travel_order', 'travel_order_item'],
    gives: [
      travelVerticalPort({
        ...hotelVertical(platform),
        instead: insteadOfStay(slotProvider),
        slotProvider: anySlotProvider(slotProvider),
        searchProvider: searchProviderInTable('hotel', 'hotel'),
      }),
      pageKindPort(hotelPages(platform, cityCache)),
      cityLinksPort(hotelsInCity(platform)),
      placeAlarmsPort(countAlarmedHotels),
      finderPort(stayFinder(platform, cityCache)),
      lodgingPort(hotelLodging(platform)),
    ],
    zones: 'SELECT zone FROM hotel',
    ensure: fillHotelPinyin,
    endpoints: [...hotelRoutes(platform, cityCache), ...staffHotelRoutes(platform)],
    pages: (app) => serveRoomCalendars(app, platform),
    jobs: [{ name: 'hotels.read-feeds', cron: '* * * * *', run: feeds.run }],
    subscribers: calendarSubscribers(platform),
    invariants: hotelInvariants,
    stop: feeds.stop,
  };
});
