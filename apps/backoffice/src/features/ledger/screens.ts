import type { Screen } from '../../ui/screen';
import { ADJUSTMENTS_PATH, BALANCES_PATH, LEDGER_PATH, POINTS_PATH } from './ledger-paths';

const ledger: Screen[] = [
  { permission: 'money.balances', path: BALANCES_PATH, load: () => import('./balances.screen') },
  { permission: 'money.points', path: POINTS_PATH, load: () => import('./points.screen') },
  {
    permission: 'money.adjustments',
    path: ADJUSTMENTS_PATH,
    load: () => import('./adjustments.screen'),
  },
  { permission: 'money.ledger', path: LEDGER_PATH, load: () => import('./ledger.screen') },
];
export default ledger;
