import type { Screen } from '../../ui/screen';
import { BOOK_PATH, RESTAURANTS_PATH } from './dining-paths';

const dining: Screen[] = [
  {
    permission: 'travel.restaurants',
    path: RESTAURANTS_PATH,
    load: () => import('./restaurants/restaurants.screen'),
  },
  { permission: 'travel.dining_book', path: BOOK_PATH, load: () => import('./book/book.screen') },
  {
    permission: 'travel.dining_report',
    path: '/travel/dining-report',
    load: () => import('./report/dining-report.screen'),
  },
];
export default dining;
