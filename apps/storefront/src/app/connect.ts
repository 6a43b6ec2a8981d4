import { connectClient } from '@app/client/host';
import { textOf } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import type { NavigateFunction } from 'react-router';
import { answerKeeper } from '../shell/kept-answers.ts';
import { pathTo } from '../shell/navigation.ts';
import { currentToken } from '../shell/session.ts';
import { interruptSession } from '../shell/sign-in.ts';
import { refreshWallet } from '../shell/wallet-changes.ts';
import { toast } from '../ui/toast-store.ts';
import { queries } from './queries.ts';

let navigate: NavigateFunction | null = null;

/** Lends the router's navigation to what happens outside components. */
export function lendNavigation(fn: NavigateFunction): void {
  navigate = fn;
}

/** The path below the hash, with its query. */
const currentPath = (): string => window.location.hash.replace(/^#/, '') || '/';

/** Connects the calls to this app: its language, currency, token, notices, and what happens when a session ends. */
export function connectCalls(): void {
  connectClient({
    clientType: 'AppIndex',
    locale: () => usePreferences.getState().locale,
    currency: () => usePreferences.getState().currency,
    token: currentToken,
    translate: (key) => textOf(key),
    toast: (message) => toast(message, 'warning'),
    keeper: answerKeeper,
    onWalletChange: () => refreshWallet(queries),
    onSessionEnd: () => {
      if (interruptSession(currentPath())) void navigate?.(pathTo('login'));
    },
  });
}
