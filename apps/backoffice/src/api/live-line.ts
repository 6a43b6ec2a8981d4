import { createLiveLine } from '@app/client/live-line';
import { readToken } from './token';

const line = createLiveLine(() => {
  const token = readToken();
  return token ? { token, surface: 'backoffice' } : null;
});

/** The back office's line to the server. */
export const { listenTo, isReady } = line;

window.addEventListener('online', line.reconnect);
