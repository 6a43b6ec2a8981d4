import { HOUR, MINUTE } from '@app/kernel/clock';

/** After so many tries, about two days, a mail is given up. */
export const MAX_ATTEMPTS = 14;
/** Longer than any one try can last: another process takes a mail over after that. */
export const TURN_MS = 5 * MINUTE;
const LONGEST_PAUSE = 6 * HOUR;

/** How long to wait after so many tries, in milliseconds: a minute, then twice as long each time, six hours at most. */
export const pauseAfter = (attempts: number): number =>
  Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE);

export type SmtpTrouble = { readonly responseCode?: number; readonly command?: string; readonly message: string };

/** Whether the server refused this very mail for good: 5xx for its recipient or content, not for us as a sender. */
export const isRefusedForGood = (trouble: SmtpTrouble): boolean =>
  (trouble.responseCode ?? 0) >= 500 && (trouble.command === 'RCPT TO' || trouble.command === 'DATA');

/** Whether no mail server could be talked to at all, so that trying others now is in vain. */
export const isUnreachable = (trouble: SmtpTrouble): boolean => trouble.responseCode === undefined;
