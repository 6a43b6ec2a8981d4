import type { Screen } from '../../../ui/screen';

const channels: Screen[] = [
  {
    permission: 'money.channels',
    path: '/money/channels',
    load: () => import('./channels.screen'),
  },
];
export default channels;
