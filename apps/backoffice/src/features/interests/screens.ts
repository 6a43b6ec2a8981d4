import { IconHeart, IconMoodSmile } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const interests: Screen[] = [
  {
    permission: 'people.hobbies',
    path: '/people/hobbies',
    icon: IconMoodSmile,
    load: () => import('./hobbies.screen'),
  },
  {
    permission: 'people.preferences',
    path: '/people/preferences',
    icon: IconHeart,
    load: () => import('./preferences.screen'),
  },
];
export default interests;
