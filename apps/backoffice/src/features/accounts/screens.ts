import { USERS_PATH } from '../../ui/customer-link';
import type { Screen } from '../../ui/screen';

const accounts: Screen[] = [
  { permission: 'people.users', path: USERS_PATH, load: () => import('./users.screen') },
  {
    permission: 'people.deletions',
    path: '/people/deletions',
    load: () => import('./deletions.screen'),
  },
];
export default accounts;
