import type { Screen } from '../../ui/screen';

const providers: Screen[] = [
  { permission: 'control.oidc', path: '/control/sign-in-providers', load: () => import('./providers.screen') },
];
export default providers;
