import { IconCoins } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const rebates: Screen[] = [
  { permission: 'money.rebates', path: '/money/rebates', icon: IconCoins, load: () => import('./rebates.screen') },
];
export default rebates;
