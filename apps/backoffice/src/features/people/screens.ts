import { IconSitemap, IconUserMinus, IconUsers } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';
import { AGENTS_PATH, USERS_PATH } from './people-paths';

const people: Screen[] = [
  { permission: 'people.users', path: USERS_PATH, icon: IconUsers, load: () => import('./users.screen') },
  { permission: 'people.agents', path: AGENTS_PATH, icon: IconSitemap, load: () => import('./agents.screen') },
  {
    permission: 'people.deletions',
    path: '/people/deletions',
    icon: IconUserMinus,
    load: () => import('./deletions.screen'),
  },
];
export default people;
