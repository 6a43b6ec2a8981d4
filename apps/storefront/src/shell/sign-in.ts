import { usePreferences } from '@app/client/preferences';
import { rememberedRedirect, rememberRedirect } from '@app/client/session';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { setCartCount } from './cart-count.ts';
import { deviceCurrencyLeads } from './choose-currency.ts';
import { readDeviceCart } from './device-cart.ts';
import { historyIndex, pathTo } from './navigation.ts';
import { safeRedirect } from './redirect.ts';
import { useSession } from './session.ts';

/**
 * Where someone was sent to sign in, so that they can step back into the very same view: the person whose session ended
 * on its own (`userId`), or a visitor (null), whose view may belong to anybody.
 */
type Interruption = {
  readonly userId: string | null | undefined;
  readonly path: string;
  readonly index: number;
  /** What the visitor was about to do there; done once they are back, signed in. */
  readonly then?: (() => void) | undefined;
};
let interruption: Interruption | null = null;

/** Forgets the session that the server ended and remembers the path. Gives false when there is nothing to leave. */
export function interruptSession(path: string): boolean {
  const { session } = useSession.getState();
  const redirect = rememberPlace(path, session ? session.userInfo?.id : null);
  useSession.getState().end();
  setCartCount(0);
  return redirect;
}

/** Keeps the place to return to after sign-in. Gives false when it is none of ours. */
function rememberPlace(path: string, userId: Interruption['userId'], then?: () => void): boolean {
  const redirect = safeRedirect(path);
  if (redirect === null) return false;
  interruption = { userId, path: redirect, index: historyIndex(), then };
  rememberRedirect(redirect);
  return true;
}

/**
 * Gives the function that takes a visitor to sign in or to register and back into this very view afterwards; `then` is
 * what was pressed for, done on the return. Leaving the sign-in otherwise forgets it.
 */
export function useAskSignIn(): (screen?: 'login' | 'register', then?: () => void) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (screen = 'login', then) => {
    rememberPlace(`${pathname}${search}`, null, then);
    void navigate(pathTo(screen));
  };
}

/** The account's currency as it was last told, so that an older answer read again does not undo a newer choice. */
let sentCurrency: string | null = null;

/** Takes what user info says about the customer: it is kept with the session, and its currency becomes the chosen one. */
export function takeUserInfo(userInfo: UserInfo): void {
  useSession.getState().setUserInfo(userInfo);
  const { code } = userInfo.currency_info;
  const news = code !== sentCurrency;
  sentCurrency = code;
  if (news && !deviceCurrencyLeads()) usePreferences.getState().setCurrency(code);
  setCartCount(userInfo.cartCount);
}

/** The answer of signing in or registering. */
export type SessionAnswer = { readonly token: { readonly token: string }; readonly userInfo: UserInfo };

/**
 * Gives the function that begins a session and returns to where the person wanted to be: into the very view that was
 * interrupted, else to the remembered path, else home. Paths outside the route table are not followed.
 */
export function useBeginSession(): (answer: SessionAnswer) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return ({ token, userInfo }) => {
    const target = safeRedirect(rememberedRedirect());
    rememberRedirect(null);
    useSession.getState().begin(token.token, userInfo, target ?? '/');
    sentCurrency = null;
    takeUserInfo(userInfo);
    const stopped = interruption;
    interruption = null;
    const same = stopped?.userId === null || stopped?.userId === userInfo.id;
    if (stopped?.userId && !same) queries.clear();
    else void queries.invalidateQueries();
    const resumes = stopped !== null && same && stopped.path === target && historyIndex() === stopped.index + 1;
    // Whoever is about to be deleted is told first of all, and can keep the account.
    if (userInfo.deletionEndsAt) void navigate(pathTo('deleteAccount'), { replace: true });
    else if (resumes) {
      // What was pressed for may lead on: not before one is back. An open sheet may keep this event for itself.
      if (stopped.then) window.addEventListener('popstate', stopped.then, { once: true, capture: true });
      void navigate(-1);
    } else void navigate(target ?? '/', { replace: true });
  };
}

let takingOver: Promise<void> | null = null;

/** What was put into the cart before signing in goes into the customer's, once, however many ask for it. */
export function takeOverDeviceCart(queries: QueryClient): Promise<void> {
  takingOver ??= handOver(queries).finally(() => {
    takingOver = null;
  });
  return takingOver;
}

async function handOver(queries: QueryClient): Promise<void> {
  const lines = await readDeviceCart();
  if (lines.length > 0) await (await import('./hand-over-cart.ts')).handOverCart(queries, lines);
}

/** Gives the function that forgets the session on this device and everything read with it. */
export function useEndSession(): () => void {
  const queries = useQueryClient();
  return () => {
    interruption = null;
    rememberRedirect(null);
    useSession.getState().end();
    setCartCount(0);
    queries.clear();
  };
}
