import type { Screen } from '../../ui/screen';

const languages: Screen[] = [
  {
    permission: 'content.languages',
    path: '/content/languages',
    load: () => import('./languages/languages.screen'),
  },
  {
    permission: 'content.translations',
    path: '/content/translations',
    load: () => import('./translations/translations.screen'),
  },
];
export default languages;
