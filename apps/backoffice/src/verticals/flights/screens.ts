import type { Screen } from '../../ui/screen';
import { FLIGHTS_PATH } from './flight-paths';

const flights: Screen[] = [
  { permission: 'travel.flights', path: FLIGHTS_PATH, load: () => import('./schedule/flights.screen') },
  { permission: 'travel.flight_board', path: '/travel/departures', load: () => import('./board/board.screen') },
  {
    permission: 'travel.flight_report',
    path: '/travel/flight-report',
    load: () => import('./report/flight-report.screen'),
  },
  { permission: 'travel.fare_brands', path: '/travel/fare-brands', load: () => import('./brands/brands.screen') },
  { permission: 'travel.airports', path: '/travel/airports', load: () => import('./airports/airports.screen') },
  { permission: 'travel.airlines', path: '/travel/airlines', load: () => import('./airlines/airlines.screen') },
];
export default flights;
