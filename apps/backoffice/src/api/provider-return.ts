import type { OidcBegun } from '@app/contract/oidc/staff-schemas';
import type { ProviderStep } from './sign-in';

/** What this tab remembers while it is at a provider: only it can take the way back. */
type Left = Pick<OidcBegun, 'state' | 'browserToken'> & {
  readonly purpose: 'sign_in' | 'link';
  /** The address below the hash to go on at. */
  readonly from: string;
};

type Returned = { readonly purpose: Left['purpose']; readonly from: string; readonly step: ProviderStep };

const KEY = 'avela.staff.at_provider';

function takeLeft(state: string): Left | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text === null) return null;
  const left = JSON.parse(text) as Left;
  return left.state === state ? left : null;
}

/** Leads this tab to a provider's page; on the way back it goes on at `from`. */
export function leaveForProvider({ url, state, browserToken }: OidcBegun, on: Pick<Left, 'purpose' | 'from'>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ state, browserToken, ...on } satisfies Left));
  window.location.assign(url);
}

/**
 * Reads what a provider sent this page back with, and takes it off the address, so that it is neither sent on nor stays in the
 * history. What another tab or browser began is no way back of this one: its token is not here.
 */
function readReturn(): Returned | null {
  const query = new URLSearchParams(window.location.search);
  const state = query.get('state');
  if (state === null || !(query.has('code') || query.has('error'))) return null;
  const left = takeLeft(state);
  const step: ProviderStep = { state, browserToken: left?.browserToken ?? 'none' };
  for (const name of ['code', 'iss', 'error'] as const) {
    const value = query.get(name);
    if (value) step[name] = value;
  }
  const { pathname, hash } = window.location;
  // What this tab did not begin changes no screen: only the sign-in screen says that it is over.
  const goOn = left === null ? hash : `#${left.purpose === 'link' ? left.from : '/login'}`;
  window.history.replaceState(null, '', `${pathname}${goOn}`);
  const { purpose = 'sign_in', from = '/' } = left ?? {};
  return { purpose, from, step };
}

let waits: Returned | null = readReturn();
let before: string | null = waits?.purpose === 'sign_in' ? waits.from : null;

/** The place to go on at after the way back from a provider; null without one, and after the sign-in. */
export const placeBefore = (): string | null => before;

/** Forgets the place to go on at, after the sign-in. */
export function forgetPlaceBefore(): void {
  before = null;
}

/** Whether this page was opened by the way back of a link that is not taken yet. */
export const isLinkReturned = (): boolean => waits?.purpose === 'link';

/** The way back of this purpose, once. */
export function takeReturn(purpose: Left['purpose']): ProviderStep | null {
  if (waits?.purpose !== purpose) return null;
  const { step } = waits;
  waits = null;
  return step;
}
