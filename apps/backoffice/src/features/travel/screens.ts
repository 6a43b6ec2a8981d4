import type { Screen } from '../../ui/screen';
import { TRAVEL_ORDERS_PATH } from './travel-paths';

const travel: Screen[] = [
  {
    permission: 'travel.orders',
    path: TRAVEL_ORDERS_PATH,
    load: () => import('./orders/orders.screen'),
    badge: ['travelReview', 'travelConfirm'],
  },
  {
    permission: 'trade.deal_report',
    path: '/trade/deal-report',
    load: () => import('./deals/deal-report.screen'),
  },
  {
    permission: 'travel.bundle_report',
    path: '/travel/bundle-report',
    load: () => import('./bundles/bundle-report.screen'),
  },
  {
    permission: 'travel.comments',
    path: '/travel/comments',
    load: () => import('./comments/comments.screen'),
  },
  {
    permission: 'travel.cities',
    path: '/travel/cities',
    load: () => import('./cities/cities.screen'),
  },
  {
    permission: 'travel.dictionary',
    path: '/travel/dictionary',
    load: () => import('./dictionary/dictionary.screen'),
  },
  {
    permission: 'travel.home',
    path: '/travel/home',
    load: () => import('./home/home-categories.screen'),
  },
];
export default travel;
