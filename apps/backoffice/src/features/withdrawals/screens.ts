import { IconBuildingBank } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const withdrawals: Screen[] = [
  {
    permission: 'money.withdrawals',
    path: '/money/withdrawals',
    icon: IconBuildingBank,
    load: () => import('./withdrawals.screen'),
    badge: ['pendingWithdrawals'],
  },
];
export default withdrawals;
