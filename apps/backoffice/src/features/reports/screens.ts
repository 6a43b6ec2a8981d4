import type { Screen } from '../../ui/screen';
import { AGENT_REPORT_PATH, ORDER_REPORT_PATH } from './reports-path';

const reports: Screen[] = [
  {
    permission: 'reports.orders',
    path: ORDER_REPORT_PATH,
    load: () => import('./order-report.screen'),
  },
  {
    permission: 'reports.agents',
    path: AGENT_REPORT_PATH,
    load: () => import('./agent-report.screen'),
  },
];
export default reports;
