import { findsInTable, registerChooser, registerFinds, registerVertical } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { fillHotelPinyin } from './db/find-hotels.repo.ts';
import { hotelInvariants } from './domain/invariants.ts';
import { hotelRoutes } from './http/hotel.routes.ts';
import { staffHotelRoutes } from './http/staff-hotel.routes.ts';
import { stayChooser } from './usecases/choose-stays.ts';
import { hotelVertical } from './usecases/hotel-vertical.ts';
import { createShelves } from './usecases/search/shelves.ts';

export default defineSlice((platform) => {
  registerVertical(platform, hotelVertical(platform));
  registerFinds(platform, findsInTable('hotel', 'hotel'));
  const shelves = createShelves(platform);
  registerChooser(platform, stayChooser(platform, shelves));
  return {
    name: 'hotels',
    zones: 'SELECT zone FROM hotel',
    ensure: fillHotelPinyin,
    endpoints: [...hotelRoutes(platform, shelves), ...staffHotelRoutes(platform)],
    invariants: hotelInvariants,
  };
});
