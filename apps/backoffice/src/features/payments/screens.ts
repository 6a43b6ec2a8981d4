import type { Screen } from '../../ui/screen';
import { DESK_PATH, RECORDS_PATH } from './payments-paths';

const payments: Screen[] = [
  {
    permission: 'money.desk',
    path: DESK_PATH,
    load: () => import('./review-queue.screen'),
    badge: ['pendingProofs'],
  },
  {
    permission: 'money.payments',
    path: RECORDS_PATH,
    load: () => import('./records.screen'),
  },
];
export default payments;
