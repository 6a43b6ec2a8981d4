import { IconCrown } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const members: Screen[] = [
  { permission: 'people.levels', path: '/people/levels', icon: IconCrown, load: () => import('./levels.screen') },
];
export default members;
