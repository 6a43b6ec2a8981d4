import type { Screen } from '../../ui/screen';
import { ADMINISTRATORS_PATH } from './control-paths';

const control: Screen[] = [
  {
    permission: 'control.administrators',
    path: ADMINISTRATORS_PATH,
    load: () => import('./administrators/administrators.screen'),
  },
  {
    permission: 'control.roles',
    path: '/control/roles',
    load: () => import('./roles/roles.screen'),
  },
  {
    permission: 'control.permissions',
    path: '/control/permissions',
    load: () => import('./permissions/permissions.screen'),
  },
  {
    permission: 'control.log',
    path: '/control/log',
    load: () => import('./log/log.screen'),
  },
];
export default control;
