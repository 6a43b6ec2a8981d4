import type { Screen } from '../../ui/screen';

const system: Screen[] = [
  {
    permission: 'system.identity',
    path: '/system/identity',
    load: () => import('./identity/identity.screen'),
  },
  {
    permission: 'system.parameters',
    path: '/system/parameters',
    load: () => import('./parameters/parameters.screen'),
  },
  {
    permission: 'system.invariants',
    path: '/system/invariants',
    load: () => import('./invariants.screen'),
  },
  { permission: 'system.clock', path: '/system/clock', load: () => import('./clock.screen') },
  {
    permission: 'system.cache',
    path: '/system/cache',
    load: () => import('./cache/cache.screen'),
  },
  {
    permission: 'system.backups',
    path: '/system/backups',
    load: () => import('./backups/backups.screen'),
    badge: ['backupAlarms'],
  },
  { permission: 'system.jobs', path: '/system/jobs', load: () => import('./jobs/jobs.screen') },
];
export default system;
