import type { Screen } from '../ui/screen';

/** The shell's own screen: where one arrives after signing in. */
const own: Screen[] = [
  {
    permission: 'dashboard',
    path: '/workbench',
    load: () => import('./workbench/workbench.screen'),
  },
];
export default own;
