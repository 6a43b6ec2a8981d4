import { registerPlaces } from '../../modules/merchants/public.ts';
import { findsInTable, registerChooser, registerFinds, registerVertical } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { fillRestaurantPinyin } from './db/find-restaurants.repo.ts';
import { restaurantsOfMerchants } from './db/staff-restaurant.repo.ts';
import { diningInvariants } from './domain/invariants.ts';
import { diningRoutes } from './http/dining.routes.ts';
import { staffDiningRoutes } from './http/staff-dining.routes.ts';
import { tableChooser } from './usecases/choose-tables.ts';
import { diningVertical } from './usecases/dining-vertical.ts';

export default defineSlice((platform) => {
  registerVertical(platform, diningVertical(platform));
  registerChooser(platform, tableChooser);
  registerPlaces(platform, restaurantsOfMerchants);
  registerFinds(platform, findsInTable('dining', 'restaurant'));
  return {
    name: 'dining',
    zones: 'SELECT zone FROM restaurant',
    ensure: fillRestaurantPinyin,
    endpoints: [...diningRoutes(platform), ...staffDiningRoutes(platform)],
    invariants: diningInvariants,
  };
});
