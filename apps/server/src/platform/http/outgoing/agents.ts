import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { isForbidden } from './forbidden-address.ts';

type Connecting = { host?: string | undefined; port?: string | number | null | undefined; lookup?: LookupFunction };
type Created = ((error: Error | null, stream: Duplex) => void) | undefined;

const refusal = (host: string): Error => new Error(`${host} is not an address of the open internet`);

/** Resolves a name and refuses it when any of its addresses is forbidden; the address that is checked is the one used. */
const openLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isForbidden(address))) return callback(refusal(hostname), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/** Throws for an address that is forbidden, and has a name resolved by the lookup above. */
function checked<T extends Connecting>(options: T, loopback: boolean): T {
  const host = (options.host ?? 'localhost').replace(/^\[|\]$/g, '');
  if (loopback && LOOPBACK.has(host)) return options;
  if (isIP(host) && isForbidden(host)) throw refusal(host);
  return { ...options, lookup: openLookup };
}

/** Connects; a refusal is told the way a failed connection is. */
function report<T>(created: Created, connect: () => T): T | undefined {
  try {
    return connect();
  } catch (error) {
    created?.(error as Error, undefined as never);
    return undefined;
  }
}

/**
 * Agents for calls to other people's servers. The address is checked when the connection is made, so that a name which
 * resolves to a private one leads nowhere. `loopback`: this very machine may be called, by its usual names.
 */
export function outgoingAgents(loopback: boolean) {
  class GuardedHttp extends HttpAgent {
    override createConnection(options: Connecting, created: Created) {
      return report(created, () => super.createConnection(checked(options, loopback) as never, created));
    }
  }
  class GuardedHttps extends HttpsAgent {
    override createConnection(options: Connecting, created: Created) {
      return report(created, () => super.createConnection(checked(options, loopback) as never, created));
    }
  }
  const kept = { keepAlive: true, maxSockets: 16, timeout: 30_000 };
  return { http: new GuardedHttp(kept), https: new GuardedHttps(kept) };
}
