import type { Config } from '../../../platform/config/config.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the server may send requests to an address that the back office typed: by https to a host that the
 * configuration names (OUTBOUND_HOSTS; `.example.com` stands for all below it), or to this very machine while it is a
 * demo or test. Anything else could reach what stands inside the network (reliability, S-rows on SSRF).
 */
export function isCallable(config: Pick<Config, 'outboundHosts' | 'demo' | 'env'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (LOOPBACK.has(url.hostname)) {
    return (url.protocol === 'http:' || url.protocol === 'https:') && (config.demo || config.env === 'test');
  }
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return config.outboundHosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
