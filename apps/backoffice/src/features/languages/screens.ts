import { IconLanguage, IconWorld } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const languages: Screen[] = [
  {
    permission: 'content.languages',
    path: '/content/languages',
    icon: IconWorld,
    load: () => import('./languages/languages.screen'),
  },
  {
    permission: 'content.translations',
    path: '/content/translations',
    icon: IconLanguage,
    load: () => import('./translations/translations.screen'),
  },
];
export default languages;
