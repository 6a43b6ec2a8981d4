import { IconHistory, IconLock, IconUserShield, IconUsersGroup } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';
import { ADMINISTRATORS_PATH } from './control-paths';

const control: Screen[] = [
  {
    permission: 'control.administrators',
    path: ADMINISTRATORS_PATH,
    icon: IconUserShield,
    load: () => import('./administrators/administrators.screen'),
  },
  {
    permission: 'control.roles',
    path: '/control/roles',
    icon: IconUsersGroup,
    load: () => import('./roles/roles.screen'),
  },
  {
    permission: 'control.permissions',
    path: '/control/permissions',
    icon: IconLock,
    load: () => import('./permissions/permissions.screen'),
  },
  {
    permission: 'control.log',
    path: '/control/log',
    icon: IconHistory,
    load: () => import('./log/log.screen'),
  },
];
export default control;
