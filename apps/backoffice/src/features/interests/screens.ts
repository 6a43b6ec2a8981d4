import type { Screen } from '../../ui/screen';

const interests: Screen[] = [
  {
    permission: 'people.hobbies',
    path: '/people/hobbies',
    load: () => import('./hobbies.screen'),
  },
  {
    permission: 'people.preferences',
    path: '/people/preferences',
    load: () => import('./preferences.screen'),
  },
];
export default interests;
