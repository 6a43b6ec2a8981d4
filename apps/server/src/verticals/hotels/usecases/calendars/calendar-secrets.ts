import { hash } from 'node:crypto';
import { hashToken } from '../../../../platform/auth/tokens.ts';
import { WrongKey } from '../../../../platform/secrets/secret-box.ts';
import { secretBoxOf } from '../../../../platform/secrets/secret-box-of.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** What marks the token of a calendar; it distinguishes the address from others. */
const TOKEN = /^[\w-]{43}$/;

/** The hash by which a token is found; null for what is none. */
export const tokenHash = (token: string): Buffer | null => (TOKEN.test(token) ? hashToken(token) : null);

/** The address of a calendar: whole where the shop knows its own. */
export const calendarUrl = (platform: Platform, token: string): string =>
  `${platform.home() ?? ''}/calendars/${token}.ics`;

export const sealToken = ({ config }: Platform, roomTypeId: string, token: string): string =>
  secretBoxOf(config).seal(token, `hotel_calendar_address/${roomTypeId}`);

/** The token of a room type's address. Null where it was sealed with another key: then another one is made. */
export const openToken = (platform: Platform, roomTypeId: string, sealed: string): string | null =>
  opened(platform, sealed, `hotel_calendar_address/${roomTypeId}`);

export const sealUrl = ({ config }: Platform, feedId: string, url: string): string =>
  secretBoxOf(config).seal(url, `hotel_feed/${feedId}`);

/** The address of a feed. Null where it was sealed with another key. */
export const openUrl = (platform: Platform, feedId: string, sealed: string): string | null =>
  opened(platform, sealed, `hotel_feed/${feedId}`);

function opened({ config }: Platform, sealed: string, context: string): string | null {
  try {
    return secretBoxOf(config).open(sealed, context);
  } catch (error) {
    if (error instanceof WrongKey) return null;
    throw error;
  }
}

/** What is stored of an entry of a feed, to find it again: ids of entries may hold addresses of people. */
export const entryKey = (entry: string): string => hash('sha256', entry, 'hex').slice(0, 32);
