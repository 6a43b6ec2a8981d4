import type { Screen } from '../../ui/screen';
import { DESK_PATH } from './inbox-path';
import { useWaitingTalks } from './use-waiting-talks';

const chat: Screen[] = [
  {
    permission: 'service.chat',
    path: DESK_PATH,
    load: () => import('./inbox/inbox.screen'),
    useBadge: useWaitingTalks,
  },
  {
    permission: 'service.chat.canned',
    path: '/service/canned',
    load: () => import('./canned/canned.screen'),
  },
  {
    permission: 'service.chat.hours',
    path: '/service/hours',
    load: () => import('./hours/hours.screen'),
  },
];
export default chat;
