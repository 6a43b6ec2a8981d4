import { IconClock, IconShieldCheck } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const system: Screen[] = [
  {
    permission: 'system.invariants',
    path: '/system/invariants',
    icon: IconShieldCheck,
    load: () => import('./invariants.screen'),
  },
  { permission: 'system.clock', path: '/system/clock', icon: IconClock, load: () => import('./clock.screen') },
];
export default system;
