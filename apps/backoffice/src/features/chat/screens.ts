import { IconClockHour4, IconMessageBolt, IconMessages } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';
import { DESK_PATH } from './desk-path';
import { useWaitingTalks } from './use-waiting-talks';

const chat: Screen[] = [
  {
    permission: 'service.chat',
    path: DESK_PATH,
    icon: IconMessages,
    load: () => import('./desk/desk.screen'),
    useBadge: useWaitingTalks,
  },
  {
    permission: 'service.chat.canned',
    path: '/service/canned',
    icon: IconMessageBolt,
    load: () => import('./canned/canned.screen'),
  },
  {
    permission: 'service.chat.hours',
    path: '/service/hours',
    icon: IconClockHour4,
    load: () => import('./hours/hours.screen'),
  },
];
export default chat;
