import type { Screen } from '../../ui/screen';

const withdrawals: Screen[] = [
  {
    permission: 'money.withdrawals',
    path: '/money/withdrawals',
    load: () => import('./withdrawals.screen'),
    badge: ['pendingWithdrawals'],
  },
];
export default withdrawals;
