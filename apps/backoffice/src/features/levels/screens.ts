import type { Screen } from '../../ui/screen';

const members: Screen[] = [
  { permission: 'people.levels', path: '/people/levels', load: () => import('./levels.screen') },
];
export default members;
