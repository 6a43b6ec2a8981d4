import { IconBell, IconFileText, IconPhoto } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const content: Screen[] = [
  {
    permission: 'content.banners',
    path: '/content/banners',
    icon: IconPhoto,
    load: () => import('./banners/banners.screen'),
  },
  {
    permission: 'content.messages',
    path: '/content/messages',
    icon: IconBell,
    load: () => import('./messages/messages.screen'),
  },
  {
    permission: 'content.pages',
    path: '/content/pages',
    icon: IconFileText,
    load: () => import('./pages/pages.screen'),
  },
];
export default content;
