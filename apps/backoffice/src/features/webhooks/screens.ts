import type { Screen } from '../../ui/screen';
import { WEBHOOK_LOG_PATH, WEBHOOKS_PATH } from './webhooks-paths';

const webhooks: Screen[] = [
  { permission: 'control.webhooks', path: WEBHOOKS_PATH, load: () => import('./endpoints.screen') },
  { permission: 'control.webhook_log', path: WEBHOOK_LOG_PATH, load: () => import('./messages.screen') },
];
export default webhooks;
