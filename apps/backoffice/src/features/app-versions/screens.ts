import type { Screen } from '../../ui/screen';

const appVersions: Screen[] = [
  {
    permission: 'system.app_versions',
    path: '/system/app-versions',
    load: () => import('./app-versions.screen'),
  },
];
export default appVersions;
