import type { Screen } from '../../ui/screen';
import { AGENTS_PATH, USERS_PATH } from './people-paths';

const people: Screen[] = [
  { permission: 'people.users', path: USERS_PATH, load: () => import('./users.screen') },
  { permission: 'people.agents', path: AGENTS_PATH, load: () => import('../agents/agents.screen') },
  {
    permission: 'people.deletions',
    path: '/people/deletions',
    load: () => import('./deletions.screen'),
  },
];
export default people;
