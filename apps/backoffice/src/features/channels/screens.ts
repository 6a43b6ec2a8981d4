import { IconCreditCardPay } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const channels: Screen[] = [
  {
    permission: 'money.channels',
    path: '/money/channels',
    icon: IconCreditCardPay,
    load: () => import('./channels.screen'),
  },
];
export default channels;
