/**
 * Whether a reader has this answer already, by its `If-None-Match`: one tag, several, or any at all. Tags are compared weakly, as RFC 9110,
 * 13.1.2 says, since proxies weaken those of what they pack.
 */
export function isUnchanged(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  if (asked === etag) return true;
  if (asked.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return [...asked.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === plain);
}
