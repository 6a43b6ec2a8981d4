import './ui/styles/index.css';
import './app/page-transition.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchChunkFailures } from './app/chunk-failure.ts';
import { connectCalls } from './app/connect.ts';
import { loadScreen } from './app/screens.ts';
import { startLanguage } from './shell/language.ts';
import { routeAt } from './shell/route-table.ts';

watchChunkFailures(window);
window.history.scrollRestoration = 'manual';
connectCalls();

const first = routeAt(window.location.hash.replace(/^#/, '').replace(/\?.*$/, '') || '/');
if (first) loadScreen(first.name)?.catch(() => {});

void startLanguage().then(() => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
});
