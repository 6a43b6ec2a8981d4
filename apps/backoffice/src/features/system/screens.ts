import {
  IconAdjustments,
  IconBuildingStore,
  IconClock,
  IconCurrencyDollar,
  IconDatabase,
  IconListCheck,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const system: Screen[] = [
  {
    permission: 'system.identity',
    path: '/system/identity',
    icon: IconBuildingStore,
    load: () => import('./identity/identity.screen'),
  },
  {
    permission: 'system.currencies',
    path: '/system/currencies',
    icon: IconCurrencyDollar,
    load: () => import('./currencies/currencies.screen'),
    badge: ['staleRates'],
  },
  {
    permission: 'system.parameters',
    path: '/system/parameters',
    icon: IconAdjustments,
    load: () => import('./parameters/parameters.screen'),
  },
  {
    permission: 'system.invariants',
    path: '/system/invariants',
    icon: IconShieldCheck,
    load: () => import('./invariants.screen'),
  },
  { permission: 'system.clock', path: '/system/clock', icon: IconClock, load: () => import('./clock.screen') },
  {
    permission: 'system.cache',
    path: '/system/cache',
    icon: IconDatabase,
    load: () => import('./cache/cache.screen'),
  },
  { permission: 'system.jobs', path: '/system/jobs', icon: IconListCheck, load: () => import('./jobs/jobs.screen') },
];
export default system;
