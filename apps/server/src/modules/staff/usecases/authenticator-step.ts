import { Secret, TOTP } from 'otpauth';

/** How long one code is shown. */
export const STEP_SECONDS = 30;

/** The time step of a code that is right now or one step beside it; null for a wrong one. `secret` is base32, `now` real time. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The library compares bytes, and a digit of another script has more of them.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}
