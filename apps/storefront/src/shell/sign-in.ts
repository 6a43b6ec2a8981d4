import { usePreferences } from '@app/client/preferences';
import { rememberedRedirect, rememberRedirect } from '@app/client/session';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { setCartCount } from './cart-count.ts';
import { historyIndex } from './navigation.ts';
import { safeRedirect } from './redirect.ts';
import { useSession } from './session.ts';

/** Where and for whom a session ended on its own, so that the same person can step back into the very same view. */
type Interruption = { readonly userId: string | undefined; readonly path: string; readonly index: number };
let interruption: Interruption | null = null;

/** Forgets the session that the server ended and remembers the path. Gives false when there is nothing to leave. */
export function interruptSession(path: string): boolean {
  const redirect = safeRedirect(path);
  interruption = redirect
    ? { userId: useSession.getState().session?.userInfo?.id, path: redirect, index: historyIndex() }
    : interruption;
  if (redirect) rememberRedirect(redirect);
  useSession.getState().end();
  setCartCount(0);
  return redirect !== null;
}

/** Takes what user info says about the customer: it is kept with the session, and its currency becomes the chosen one. */
export function takeUserInfo(userInfo: UserInfo): void {
  useSession.getState().setUserInfo(userInfo);
  usePreferences.getState().setCurrency(userInfo.currency_info.code);
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
    takeUserInfo(userInfo);
    const stopped = interruption;
    interruption = null;
    if (stopped && stopped.userId !== undefined && stopped.userId !== userInfo.id) queries.clear();
    else void queries.invalidateQueries();
    const resumes =
      stopped !== null &&
      stopped.userId === userInfo.id &&
      stopped.path === target &&
      historyIndex() === stopped.index + 1;
    if (resumes) void navigate(-1);
    else void navigate(target ?? '/', { replace: true });
  };
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
