import { z } from 'zod';
import { ProtocolError } from './protocol-error.ts';

/** A program as its own document describes it. */
export type ClientDocument = { readonly name: string; readonly redirects: readonly string[] };

const MOST = 32 * 1024;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const shape = z.object({
  client_id: z.string(),
  client_name: z.string().trim().min(1).max(200).optional(),
  redirect_uris: z.array(z.string().max(2_000)).min(1).max(50),
  token_endpoint_auth_method: z.literal('none').optional(),
});

/** Whether a program on the reader's own device is meant. */
export const isOnDevice = (address: string): boolean => LOOPBACK.has(new URL(address).hostname);

/** Whether someone may be led to an address: https, or the device itself; without a fragment or a name in it. */
function mayBeLedTo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hash, username, password } = new URL(address);
  if (hash !== '' || address.endsWith('#') || username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isOnDevice(address));
}

/** A name on one line, without signs that turn or hide what stands around them. */
const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

/** Reads the document of a program (OAuth Client ID Metadata Document). Throws client_malformed where it is none of that address. */
export function clientDocument(url: string, text: string): ClientDocument {
  const malformed = () => new ProtocolError(422, 'client_malformed', 'The document of the program is not valid');
  if (text.length > MOST) throw malformed();
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw malformed();
  }
  const parsed = shape.safeParse(read);
  if (!parsed.success || parsed.data.client_id !== url) throw malformed();
  const redirects = parsed.data.redirect_uris.filter(mayBeLedTo);
  if (redirects.length === 0) throw malformed();
  return { name: plainName(parsed.data.client_name ?? '') || new URL(url).host, redirects };
}

/** Whether an address names a program: https with a path, without a fragment. A test's may be of this machine. */
export const namesClient = (address: string): boolean =>
  URL.canParse(address) && new URL(address).pathname !== '/' && !address.includes('#');

const withoutPort = (address: string): string => {
  const url = new URL(address);
  url.port = '';
  return url.href;
};

/** Whether a program may have someone led to an address: one of its own to the letter; of the device at any port (RFC 8252). */
export const isOwnRedirect = ({ redirects }: ClientDocument, asked: string): boolean =>
  mayBeLedTo(asked) &&
  redirects.some(
    (one) =>
      one === asked ||
      (isOnDevice(one) && isOnDevice(asked) && one.startsWith('http:') && withoutPort(one) === withoutPort(asked)),
  );
