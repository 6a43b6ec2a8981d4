import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { DAY, MINUTE } from '@app/kernel/clock';

/** A session lives this long after it was last used: who comes once a month stays signed in. */
export const SESSION_MS = 30 * DAY;
/** Using a session is written down at most this often. */
export const TOUCH_MS = MINUTE;
/** Rows of ended and expired sessions are kept this long: their devices are told why, not just that. */
export const KEEP_ENDED_MS = 90 * DAY;

export type SessionState = {
  readonly endedBecause: 'signed_out' | 'elsewhere' | null;
  readonly expired: boolean;
  readonly customerExists: boolean;
  readonly disabled: boolean;
};

/** Why a token is refused, or null. No session at all means that the token is nobody's. */
export function refusalOf(session: SessionState | null): ErrorKey | null {
  if (!session) return 'auth.token_mismatch';
  if (!session.customerExists) return 'auth.user_missing';
  if (session.disabled) return 'auth.disabled';
  if (session.endedBecause === 'elsewhere') return 'auth.session_ended';
  if (session.endedBecause === 'signed_out') return 'auth.sign_in_needed';
  return session.expired ? 'auth.token_expired' : null;
}
