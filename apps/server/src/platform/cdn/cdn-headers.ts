import type { CdnSettings } from './settings.ts';

/** The key that every answer carries. */
export const ALL = 'all';
/** What CDNs take as keys of one answer at most: Fastly and Cloudflare 16 KB, Varnish 8 KB a line by itself. */
const MOST_BYTES = 7_500;

/** A tag as a key: without the signs that part keys. */
export const keyOf = (tag: string): string => (tag === '*' ? ALL : encodeURIComponent(tag));

/**
 * Returns the headers by which a CDN holds an answer that is the same for everybody under its address, and forgets it by its tags:
 * `CDN-Cache-Control` (RFC 9213) and the older `Surrogate-Control`, which only CDNs read, and keys in both spellings that CDNs know. None where
 * no CDN is set up, and for an answer with more tags than CDNs take.
 */
export function cdnHeaders(cdn: CdnSettings | null, tags: readonly string[]): Readonly<Record<string, string>> {
  if (!cdn) return {};
  const keys = [ALL, ...new Set(tags.map(keyOf))];
  const spaced = keys.join(' ');
  if (spaced.length > MOST_BYTES) return {};
  const control = `max-age=${cdn.seconds}`;
  return {
    'cdn-cache-control': control,
    'surrogate-control': control,
    'surrogate-key': spaced,
    'cache-tag': keys.join(','),
  };
}
