import { IconTransferIn } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';
import { TOP_UPS_PATH } from './top-ups-path';

const topUps: Screen[] = [
  {
    permission: 'money.top_ups',
    path: TOP_UPS_PATH,
    icon: IconTransferIn,
    load: () => import('./top-ups.screen'),
  },
];
export default topUps;
