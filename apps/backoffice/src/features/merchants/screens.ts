import type { Screen } from '../../ui/screen';

const merchants: Screen[] = [
  { permission: 'people.merchants', path: '/people/merchants', load: () => import('./merchants.screen') },
];
export default merchants;
