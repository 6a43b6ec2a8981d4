import { registerVertical } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { tourInvariants } from './domain/invariants.ts';
import { staffTourRoutes } from './http/staff-tour.routes.ts';
import { tourRoutes } from './http/tour.routes.ts';
import { settleDepartures, tourSubscribers } from './usecases/settle-departures.ts';
import { tourVertical } from './usecases/tour-vertical.ts';

export default defineSlice((platform) => {
  registerVertical(platform, tourVertical(platform));
  return {
    name: 'tours',
    endpoints: [...tourRoutes(platform), ...staffTourRoutes(platform)],
    invariants: tourInvariants,
    jobs: [{ name: 'tours.settle_departures', cron: '* * * * *', run: () => settleDepartures(platform) }],
    subscribers: tourSubscribers(platform),
  };
});
