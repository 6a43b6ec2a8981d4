import { finderPort } from '../../modules/assistants/public.ts';
import { cityLinksPort, pageKindPort } from '../../modules/pages/public.ts';
import { anySlotProvider, searchProviderInTable, travelVerticalPort } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { fillHotelPinyin } from './db/find-hotels.repo.ts';
import { hotelInvariants } from './domain/invariants.ts';
import { hotelRoutes } from './http/hotel.routes.ts';
import { staffHotelRoutes } from './http/staff-hotel.routes.ts';
import { staySlotProvider } from './usecases/choose-stays.ts';
import { stayFinder } from './usecases/find-stays.ts';
import { hotelPages, hotelsInCity } from './usecases/hotel-page.ts';
import { hotelVertical } from './usecases/hotel-vertical.ts';
import { insteadOfStay } from './usecases/instead-of-stay.ts';
import { createCityCache } from './usecases/search/city-cache.ts';

export default defineSlice((platform) => {
  const cityCache = createCityCache(platform);
  const slotProvider = staySlotProvider(platform, cityCache);
  return {
    name: 'hotels',
    owns: [
      'hotel',
      'hotel_booking',
      'hotel_change',
      'hotel_night',
      'hotel_plan',
      'hotel_plan_month',
      'hotel_room_type',
    ],
    reads: ['travel_change', 'travel_city', 'travel_order', 'travel_order_item', 'travel_score'],
    gives: [
      travelVerticalPort({
        ...hotelVertical(platform),
        instead: insteadOfStay(slotProvider),
        slotProvider: anySlotProvider(slotProvider),
        searchProvider: searchProviderInTable('hotel', 'hotel'),
      }),
      pageKindPort(hotelPages(platform, cityCache)),
      cityLinksPort(hotelsInCity(platform)),
      finderPort(stayFinder(platform, cityCache)),
    ],
    zones: 'SELECT zone FROM hotel',
    ensure: fillHotelPinyin,
    endpoints: [...hotelRoutes(platform, cityCache), ...staffHotelRoutes(platform)],
    invariants: hotelInvariants,
  };
});
