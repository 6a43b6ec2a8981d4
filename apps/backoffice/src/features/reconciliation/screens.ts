import type { Screen } from '../../ui/screen';

const reconciliation: Screen[] = [
  {
    permission: 'money.reconciliation',
    path: '/money/reconciliation',
    load: () => import('./reconciliation.screen'),
  },
];
export default reconciliation;
