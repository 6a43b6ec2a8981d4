import { isOpenAddress } from '../../../platform/http/outgoing/open-address.ts';
import type { Platform } from '../../../platform/slice.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a document that a caller names may be fetched: of the open internet; beside a demo also of this machine, for callers on it
 * alone: others cannot have what stands beside it called.
 */
export function mayBeFetched(
  platform: Platform,
  of: { readonly url: string; readonly home: string; readonly ip: string },
): boolean {
  if (of.url.length > 2_000 || !isOpenAddress(platform.config, of.url)) return false;
  return of.url.startsWith('https:') || (LOOPBACK.has(new URL(of.home).hostname) && LOOPBACK.has(of.ip));
}
