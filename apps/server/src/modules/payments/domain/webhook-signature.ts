import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND } from '@app/kernel/clock';

/** How far a webhook's time may be from ours, before or after. */
export const TOLERANCE_MS = 300 * SECOND;
const HEADER_MAX = 600;
const SIGNATURES_MAX = 5;

const hmac = (secret: string, timestamp: number, rawBody: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();

/** The header `t=<unix seconds>,v1=<hex>[,v1=…]` over `<t>.<raw body>`, one signature for each secret given. */
export function signatureOf(rawBody: Buffer, at: Date, secrets: readonly string[]): string {
  const timestamp = Math.floor(at.getTime() / SECOND);
  return [`t=${timestamp}`, ...secrets.map((secret) => `v1=${hmac(secret, timestamp, rawBody).toString('hex')}`)].join(
    ',',
  );
}

/** The parts of a header, or null unless it has exactly one time and one to five well-formed signatures. */
function parse(header: string): { timestamp: number; signatures: Buffer[] } | null {
  if (header.length > HEADER_MAX) return null;
  const parts = header.split(',').map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith('t='));
  const signatures = parts.filter((part) => part.startsWith('v1='));
  const time = /^t=(\d{1,12})$/.exec(times[0] ?? '');
  if (times.length !== 1 || !time) return null;
  if (signatures.length === 0 || signatures.length > SIGNATURES_MAX) return null;
  if (!signatures.every((part) => /^v1=[0-9a-f]{64}$/.test(part))) return null;
  return { timestamp: Number(time[1]), signatures: signatures.map((part) => Buffer.from(part.slice(3), 'hex')) };
}

/**
 * Whether a delivery was signed by one of our secrets at about this time. Several secrets are live during a rotation.
 * Parts of other schemes (`v0=`) are ignored. Compares in constant time.
 */
export function isGenuine(
  delivery: { readonly rawBody: Buffer; readonly header: string | string[] | undefined },
  now: Date,
  secrets: readonly string[],
): boolean {
  if (typeof delivery.header !== 'string') return false;
  const parsed = parse(delivery.header);
  if (!parsed || Math.abs(now.getTime() - parsed.timestamp * SECOND) > TOLERANCE_MS) return false;
  return secrets
    .map((secret) => hmac(secret, parsed.timestamp, delivery.rawBody))
    .some((expected) => parsed.signatures.some((given) => timingSafeEqual(expected, given)));
}
