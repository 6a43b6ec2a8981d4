/** A member of a dictionary of RFC 8941 that is a string: `profile="…"`, with what follows it. */
const MEMBER =
  /^\s*([a-z*][a-z0-9_.*-]*)(?:=(?:"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"|[^",;\s]*))?(?:\s*;[^,]*)?\s*(?:,|$)/;

/** Longest address of a profile. */
const MOST = 2_000;

/**
 * Returns the address of a profile that a UCP-Agent header names (a dictionary of RFC 8941, of which the last `profile` counts); null
 * where it names none, or is no dictionary.
 */
export function profileIn(header: string | string[] | undefined): string | null {
  let rest = Array.isArray(header) ? header.join(', ') : (header ?? '');
  let profile: string | null = null;
  while (rest.trim() !== '') {
    const found = MEMBER.exec(rest);
    if (!found) return null;
    if (found[1] === 'profile') profile = found[2]?.replaceAll(/\\(["\\])/g, '$1') ?? null;
    rest = rest.slice(found[0].length);
  }
  return profile !== null && profile.length <= MOST && URL.canParse(profile) ? profile : null;
}
