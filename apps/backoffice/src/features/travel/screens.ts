import { IconBook2, IconLayoutGrid, IconLuggage, IconMapPin } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';
import { TRAVEL_ORDERS_PATH } from './travel-paths';

const travel: Screen[] = [
  {
    permission: 'travel.orders',
    path: TRAVEL_ORDERS_PATH,
    icon: IconLuggage,
    load: () => import('./orders/orders.screen'),
    badge: ['travelReview', 'travelConfirm'],
  },
  {
    permission: 'travel.cities',
    path: '/travel/cities',
    icon: IconMapPin,
    load: () => import('./cities/cities.screen'),
  },
  {
    permission: 'travel.dictionary',
    path: '/travel/dictionary',
    icon: IconBook2,
    load: () => import('./dictionary/dictionary.screen'),
  },
  {
    permission: 'travel.home',
    path: '/travel/home',
    icon: IconLayoutGrid,
    load: () => import('./home/home-categories.screen'),
  },
];
export default travel;
