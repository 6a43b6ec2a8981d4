import { personalDataPort } from '../../modules/accounts/core.ts';
import { finderPort } from '../../modules/assistants/public.ts';
import { pageKindPort } from '../../modules/pages/public.ts';
import { anySlotProvider, travelVerticalPort } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { personalData } from './db/personal-data.ts';
import { fillAirportPinyin } from './db/place.repo.ts';
import { flightInvariants } from './domain/invariants.ts';
import { flightRoutes } from './http/flight.routes.ts';
import { flightCalendarRoutes } from './http/flight-calendar.routes.ts';
import { staffFlightRoutes } from './http/staff-flight.routes.ts';
import { flightSlotProvider } from './usecases/choose-flights.ts';
import { flightSearchProvider } from './usecases/find-flights.ts';
import { wayFinder } from './usecases/find-ways.ts';
import { flightPages } from './usecases/flight-page.ts';
import { flightVertical } from './usecases/flight-vertical.ts';
import { flightSubscribers } from './usecases/follow-day.ts';
import { refundCancelled } from './usecases/refund-cancelled.ts';

export default defineSlice((platform) => ({
  name: 'flights',
  owns: [
    'aircraft',
    'airline',
    'airport',
    'fare_brand',
    'flight',
    'flight_booking',
    'flight_booking_leg',
    'flight_cabin',
    'flight_change',
    'flight_change_leg',
    'flight_day',
    'flight_day_change',
    'flight_month',
    'flight_name_correction',
    'flight_route',
    'flight_seat',
    'flight_seat_change',
    'flight_seats',
    'flight_ticket',
    'flight_traveller',
  ],
  reads: ['travel_change', 'travel_deal_claim', 'travel_order', 'travel_order_guest', 'travel_provider_change'],
  gives: [
    personalDataPort(personalData),
    travelVerticalPort({
      ...flightVertical(platform),
      slotProvider: anySlotProvider(flightSlotProvider(platform)),
      searchProvider: flightSearchProvider,
    }),
    pageKindPort(flightPages(platform)),
    finderPort(wayFinder(platform)),
  ],
  zones: 'SELECT zone FROM airport',
  ensure: fillAirportPinyin,
  endpoints: [...flightRoutes(platform), ...staffFlightRoutes(platform), ...flightCalendarRoutes(platform)],
  invariants: flightInvariants,
  jobs: [{ name: 'flights.refund_cancelled', cron: '* * * * *', run: () => refundCancelled(platform) }],
  subscribers: flightSubscribers(platform),
}));
