import { createLiveLine } from '@app/client/live-line';
import { readToken } from './token';

/** The back office's line to the server. */
export const { listenTo, isReady, reconnect } = createLiveLine(() => {
  const token = readToken();
  return token ? { token, surface: 'backoffice' } : null;
});

window.addEventListener('online', reconnect);
