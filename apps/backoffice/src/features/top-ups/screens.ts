import type { Screen } from '../../ui/screen';
import { TOP_UPS_PATH } from './top-ups-path';

const topUps: Screen[] = [
  {
    permission: 'money.top_ups',
    path: TOP_UPS_PATH,
    load: () => import('./top-ups.screen'),
  },
];
export default topUps;
