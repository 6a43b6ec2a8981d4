import { IconMail } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';
import { MAILS_PATH } from './mails-path';

const mail: Screen[] = [
  { permission: 'system.mail', path: MAILS_PATH, icon: IconMail, load: () => import('./mails.screen') },
];
export default mail;
