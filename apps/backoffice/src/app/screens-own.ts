import { IconLayoutDashboard } from '@tabler/icons-react';
import type { Screen } from '../ui/screen';

/** The shell's own screen: where one arrives after signing in. */
const own: Screen[] = [
  {
    permission: 'dashboard',
    path: '/workbench',
    icon: IconLayoutDashboard,
    load: () => import('./workbench/workbench.screen'),
  },
];
export default own;
