import type { Screen } from '../../ui/screen';
import { API_KEYS_PATH } from './api-keys-path';

const apiKeys: Screen[] = [
  { permission: 'control.api_keys', path: API_KEYS_PATH, load: () => import('./api-keys.screen') },
];
export default apiKeys;
