import { IconAdjustmentsDollar, IconBook2, IconCoins, IconWallet } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';
import { ADJUSTMENTS_PATH, BALANCES_PATH, LEDGER_PATH, POINTS_PATH } from './ledger-paths';

const ledger: Screen[] = [
  { permission: 'money.balances', path: BALANCES_PATH, icon: IconWallet, load: () => import('./balances.screen') },
  { permission: 'money.points', path: POINTS_PATH, icon: IconCoins, load: () => import('./points.screen') },
  {
    permission: 'money.adjustments',
    path: ADJUSTMENTS_PATH,
    icon: IconAdjustmentsDollar,
    load: () => import('./adjustments.screen'),
  },
  { permission: 'money.ledger', path: LEDGER_PATH, icon: IconBook2, load: () => import('./ledger.screen') },
];
export default ledger;
