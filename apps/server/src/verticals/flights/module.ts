import { anyChooser, travelVerticalPort } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { fillAirportPinyin } from './db/place.repo.ts';
import { flightInvariants } from './domain/invariants.ts';
import { flightRoutes } from './http/flight.routes.ts';
import { flightCalendarRoutes } from './http/flight-calendar.routes.ts';
import { staffFlightRoutes } from './http/staff-flight.routes.ts';
import { flightChooser } from './usecases/choose-flights.ts';
import { flightFinds } from './usecases/find-flights.ts';
import { flightVertical } from './usecases/flight-vertical.ts';
import { flightSubscribers } from './usecases/follow-day.ts';
import { refundCancelled } from './usecases/refund-cancelled.ts';

export default defineSlice((platform) => ({
  name: 'flights',
  gives: [
    travelVerticalPort({
      ...flightVertical(platform),
      chooser: anyChooser(flightChooser(platform)),
      finds: flightFinds,
    }),
  ],
  zones: 'SELECT zone FROM airport',
  ensure: fillAirportPinyin,
  endpoints: [...flightRoutes(platform), ...staffFlightRoutes(platform), ...flightCalendarRoutes(platform)],
  invariants: flightInvariants,
  jobs: [{ name: 'flights.refund_cancelled', cron: '* * * * *', run: () => refundCancelled(platform) }],
  subscribers: flightSubscribers(platform),
}));
