import type { Screen } from '../../ui/screen';
import { MAILS_PATH } from './mails-path';

const mail: Screen[] = [{ permission: 'system.mail', path: MAILS_PATH, load: () => import('./mails.screen') }];
export default mail;
