/** The signed cookie that a browser gets with the start-up call, and the header that repeats its value. */
export const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
export const ANTI_FORGERY_HEADER = 'X-XSRF-TOKEN';

const cookie = new RegExp(`(?:^|;\\s*)${ANTI_FORGERY_COOKIE}=([^;]*)`);

/** The anti-forgery cookie's value out of `document.cookie`, for the header of a call; null when there is none. */
export function antiForgeryToken(cookies: string): string | null {
  const match = cookie.exec(cookies);
  if (!match?.[1]) return null;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    return null;
  }
}
