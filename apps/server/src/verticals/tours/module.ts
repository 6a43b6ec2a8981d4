import { finderPort } from '../../modules/assistants/public.ts';
import { cityLinksPort, pageKindPort } from '../../modules/pages/public.ts';
import { anySlotProvider, searchProviderInTable, travelVerticalPort } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { tourInvariants } from './domain/invariants.ts';
import { staffTourRoutes } from './http/staff-tour.routes.ts';
import { tourRoutes } from './http/tour.routes.ts';
import { departureSlotProvider } from './usecases/choose-departures.ts';
import { departureFinder } from './usecases/find-departures.ts';
import { movedSubscribers } from './usecases/follow-moved.ts';
import { readToursAhead } from './usecases/search/read-ahead.ts';
import { settleDepartures, tourSubscribers } from './usecases/settle-departures.ts';
import { tourPages, toursInCity } from './usecases/tour-page.ts';
import { tourVertical } from './usecases/tour-vertical.ts';

export default defineSlice((platform) => ({
  name: 'tours',
  owns: ['tour', 'tour_booking', 'tour_change', 'tour_departure'],
  reads: ['travel_change', 'travel_order', 'travel_provider_change'],
  gives: [
    travelVerticalPort({
      ...tourVertical(platform),
      slotProvider: anySlotProvider(departureSlotProvider(platform)),
      searchProvider: searchProviderInTable('tour', 'tour'),
    }),
    pageKindPort(tourPages(platform)),
    cityLinksPort(toursInCity(platform)),
    finderPort(departureFinder(platform)),
  ],
  zones: 'SELECT zone FROM tour',
  endpoints: [...tourRoutes(platform), ...staffTourRoutes(platform)],
  invariants: tourInvariants,
  jobs: [{ name: 'tours.settle_departures', cron: '* * * * *', run: () => settleDepartures(platform) }],
  subscribers: [...tourSubscribers(platform), ...movedSubscribers(platform)],
  start: async () => {
    const { env, role } = platform.config;
    // Beside the first calls, not before them. The demo has too few to be waited for.
    if (env === 'production' && role !== 'worker')
      readToursAhead(platform).catch((error: unknown) =>
        platform.log.warn({ err: error }, 'tours were not read ahead'),
      );
  },
}));
