import type { Screen } from '../../ui/screen';

const rebates: Screen[] = [
  { permission: 'money.rebates', path: '/money/rebates', load: () => import('./rebates.screen') },
];
export default rebates;
