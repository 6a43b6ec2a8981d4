import { IconUserMinus } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const people: Screen[] = [
  {
    permission: 'people.deletions',
    path: '/people/deletions',
    icon: IconUserMinus,
    load: () => import('./deletions.screen'),
  },
];
export default people;
