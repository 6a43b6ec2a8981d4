import type { Screen } from '../../ui/screen';
import { HOTEL_REPORT_PATH, HOTELS_PATH } from './hotel-paths';

const hotels: Screen[] = [
  {
    permission: 'travel.hotels',
    badge: ['calendars'],
    path: HOTELS_PATH,
    load: () => import('./hotel/hotels.screen'),
  },
  {
    permission: 'travel.hotel_report',
    path: HOTEL_REPORT_PATH,
    load: () => import('./report/hotel-report.screen'),
  },
];
export default hotels;
