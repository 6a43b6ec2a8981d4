import './ui/styles/index.css';
import './app/page-transition.css';
import { shareVars } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchChunkFailures } from './app/chunk-failure.ts';
import { connectCalls } from './app/connect.ts';
import { loadScreen } from './app/screens.ts';
import { keepInstallOffer } from './shell/install.ts';
import { startLanguage } from './shell/language.ts';
import { routeAt } from './shell/route-table.ts';
import { startBackHold } from './ui/back-hold.ts';
import { followTextSize } from './ui/text-size.ts';

followTextSize(window);
watchChunkFailures(window);
if (import.meta.hot) void import('./app/hot.ts');
keepInstallOffer(window);
window.history.scrollRestoration = 'manual';
startBackHold(window);
connectCalls();

const [path = '', search] = window.location.hash.replace(/^#/, '').split('?');
const first = routeAt(path || '/', search);
if (first) loadScreen(first.name)?.catch(() => {});

shareVars({ brand: useIdentity.getState().name });
useIdentity.subscribe(({ name }) => shareVars({ brand: name }));

void startLanguage().then(() => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
});
