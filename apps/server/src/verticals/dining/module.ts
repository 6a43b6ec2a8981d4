import { erasePort, personalDataPort } from '../../modules/accounts/core.ts';
import { finderPort } from '../../modules/assistants/public.ts';
import { merchantPlacesPort } from '../../modules/merchants/public.ts';
import { cityLinksPort, pageKindPort } from '../../modules/pages/public.ts';
import { anySlotProvider, searchProviderInTable, travelVerticalPort } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { fillRestaurantPinyin } from './db/find-restaurants.repo.ts';
import { personalData } from './db/personal-data.ts';
import { restaurantsOfMerchants } from './db/staff-restaurant.repo.ts';
import { diningInvariants } from './domain/invariants.ts';
import { diningRoutes } from './http/dining.routes.ts';
import { staffDiningRoutes } from './http/staff-dining.routes.ts';
import { askComing } from './usecases/ask-coming.ts';
import { tableSlotProvider } from './usecases/choose-tables.ts';
import { diningVertical } from './usecases/dining-vertical.ts';
import { tableFinder } from './usecases/find-tables.ts';
import { saidSubscriber } from './usecases/guests-say.ts';
import { insteadOfTable } from './usecases/instead-of-table.ts';
import { restaurantPages, restaurantsInCity } from './usecases/restaurant-page.ts';
import { eraseWaits, keepLists } from './usecases/waiting/end-waits.ts';
import { freedSubscriber } from './usecases/waiting/offer-freed.ts';
import { waitSubscriber } from './usecases/waiting/tell-waiting.ts';

export default defineSlice((platform) => ({
  name: 'dining',
  owns: [
    'dining_area',
    'dining_block',
    'dining_booking',
    'dining_change',
    'dining_menu',
    'dining_pace',
    'dining_quarter',
    'dining_wait',
    'restaurant',
  ],
  reads: ['customer', 'travel_change', 'travel_order'],
  gives: [
    personalDataPort(personalData),
    travelVerticalPort({
      ...diningVertical(platform),
      instead: insteadOfTable(platform, tableSlotProvider(platform)),
      slotProvider: anySlotProvider(tableSlotProvider(platform)),
      searchProvider: searchProviderInTable('dining', 'restaurant'),
    }),
    pageKindPort(restaurantPages(platform)),
    cityLinksPort(restaurantsInCity(platform)),
    finderPort(tableFinder(platform)),
    merchantPlacesPort(restaurantsOfMerchants),
    erasePort(eraseWaits),
  ],
  zones: 'SELECT zone FROM restaurant',
  ensure: fillRestaurantPinyin,
  endpoints: [...diningRoutes(platform), ...staffDiningRoutes(platform)],
  invariants: diningInvariants,
  jobs: [
    { name: 'dining.ask_coming', cron: '* * * * *', run: () => askComing(platform) },
    { name: 'dining.keep_lists', cron: '* * * * *', run: () => keepLists(platform) },
  ],
  subscribers: [saidSubscriber(platform), freedSubscriber(platform), waitSubscriber(platform)],
}));
