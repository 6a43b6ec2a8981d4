import { createLiveLine, type LineSignIn } from '@app/client/live-line';
import { currentToken } from './session.ts';

let visitorToken: () => string | null = () => null;

/** Who listens: the customer who is signed in, else the device of a visitor who has a token of their own. */
function signIn(): LineSignIn | null {
  const token = currentToken();
  if (token) return { token, surface: 'storefront' };
  const visitor = visitorToken();
  return visitor ? { token: visitor, surface: 'visitor' } : null;
}

/** Lends the token of a visitor's device, for who listens without an account. */
export function lendVisitorToken(read: () => string | null): void {
  visitorToken = read;
}

/** The storefront's line to the server. */
export const { listenTo, isReady, reconnect } = createLiveLine(signIn);
