import type { Screen } from '../../ui/screen';

const content: Screen[] = [
  {
    permission: 'content.banners',
    path: '/content/banners',
    load: () => import('./banners/banners.screen'),
  },
  {
    permission: 'content.messages',
    path: '/content/messages',
    load: () => import('./messages/messages.screen'),
  },
  {
    permission: 'content.pages',
    path: '/content/pages',
    load: () => import('./pages/pages.screen'),
  },
];
export default content;
