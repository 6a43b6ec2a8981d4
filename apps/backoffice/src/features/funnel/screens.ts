import type { Screen } from '../../ui/screen';

const funnel: Screen[] = [
  { permission: 'reports.funnel', path: '/reports/funnel', load: () => import('./funnel.screen') },
];
export default funnel;
