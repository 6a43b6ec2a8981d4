import { personalDataPort } from '../../modules/accounts/core.ts';
import { finderPort } from '../../modules/assistants/public.ts';
import { pageKindPort } from '../../modules/pages/public.ts';
import { anySlotProvider, travelVerticalPort } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { personalData } from './db/personal-data.ts';
import { mealInvariants } from './domain/invariants.ts';
import { mealRoutes } from './http/meal.routes.ts';
import { staffMealRoutes } from './http/staff-meal.routes.ts';
import { mealSlotProvider } from './usecases/choose-sets.ts';
import { mealJobs } from './usecases/end-pieces.ts';
import { mealSearchProvider } from './usecases/find-sets.ts';
import { mealPages } from './usecases/meal-page.ts';
import { mealVertical } from './usecases/meal-vertical.ts';
import { setFinder } from './usecases/offer-sets.ts';

export default defineSlice((platform) => ({
  name: 'meals',
  owns: ['dining_code', 'dining_set', 'dining_set_booking', 'dining_set_place'],
  reads: ['travel_deal_claim', 'travel_order'],
  gives: [
    personalDataPort(personalData),
    travelVerticalPort({
      ...mealVertical(platform),
      slotProvider: anySlotProvider(mealSlotProvider(platform)),
      searchProvider: mealSearchProvider,
    }),
    pageKindPort(mealPages(platform)),
    finderPort(setFinder(platform)),
  ],
  endpoints: [...mealRoutes(platform), ...staffMealRoutes(platform)],
  invariants: mealInvariants,
  jobs: mealJobs(platform),
}));
