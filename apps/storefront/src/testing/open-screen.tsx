import { shareVars, startI18n } from '@app/client/i18n';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { UserInfo } from '@app/contract/accounts/schemas';
import type { RouteName } from '@app/contract/core/routes';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { act, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../app/app.tsx';
import { connectCalls } from '../app/connect.ts';
import { loadScreen } from '../app/screens.ts';
import { allEnglish } from '../shell/all-english.ts';
import { useSession } from '../shell/session.ts';
import { FakeServer } from './fake-server.ts';
import { ANA, SHOP } from './shop-answers.ts';

/** A line to the server that never opens. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}

/** Gives the app its texts and its line to the server before it is drawn, as `main.tsx` does in a browser. */
function startApp(server: FakeServer): void {
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('WebSocket', SilentSocket);
  startI18n({
    bundled: allEnglish,
    reportMissing: (_locale, key) => {
      throw new Error(`no text ${key}`);
    },
    restOfEnglish: () => Promise.resolve({}),
  });
  shareVars({ brand: SHOP.config.identity.name });
  connectCalls();
}

/**
 * Opens the storefront at an address below the hash, such as `/login`, and waits for its screen. The calls of the shop itself
 * are answered; those of the screen by what the test gives `server`. With `as`, that customer is signed in.
 */
export async function openScreen(
  address: string,
  { server = new FakeServer(), as }: { readonly server?: FakeServer; readonly as?: UserInfo } = {},
): Promise<UserEvent> {
  server.answerByDefault(settingsEndpoints.bootstrap, SHOP);
  server.answerByDefault(accountEndpoints.userInfo, as ?? ANA);
  startApp(server);
  if (as) useSession.getState().begin('token', as, '/');
  window.history.replaceState(null, '', `/#${address}`);
  await act(async () => {
    render(<App />);
  });
  await screen.findByRole('main');
  return userEvent.setup({ delay: null });
}

/** Fetches the code of a screen ahead, for a test whose clock stands still while the screen opens. */
export const fetchScreen = (name: RouteName): Promise<unknown> => Promise.resolve(loadScreen(name));
