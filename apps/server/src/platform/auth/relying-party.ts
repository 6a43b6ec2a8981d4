import { isIP } from 'node:net';

/** Who passkeys are made for: the host of the shop's address, and the one origin whose pages may use them. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/**
 * The relying party of a shop at an address; null where browsers know no passkeys: without an address, at a number in the
 * place of a name, and without HTTPS anywhere but on this machine.
 */
export function relyingParty(home: string | null): RelyingParty | null {
  if (home === null || !URL.canParse(home)) return null;
  const { protocol, hostname, origin } = new URL(home);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return protocol === 'https:' || (protocol === 'http:' && local) ? { id: hostname, origin } : null;
}
