import { IconArrowsExchange } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const reconciliation: Screen[] = [
  {
    permission: 'money.reconciliation',
    path: '/money/reconciliation',
    icon: IconArrowsExchange,
    load: () => import('./reconciliation.screen'),
  },
];
export default reconciliation;
