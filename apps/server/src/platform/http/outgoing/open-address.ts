import { isIP } from 'node:net';
import { isHttpsLink } from '@app/contract/core/https-link';
import type { Config } from '../../config/config.ts';
import { isForbidden } from './forbidden-address.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host is a name, or an address of the open internet in whatever spelling. */
const isOpen = (hostname: string): boolean => isIP(hostname) === 0 || !isForbidden(hostname);

/**
 * Whether an address that someone else named may be called: a plain https address, or this very machine while it is a
 * demo or test. What a name stands for is checked when it is called.
 */
export function isOpenAddress(config: Pick<Config, 'demo' | 'env'>, address: string): boolean {
  if (isHttpsLink(address)) return isOpen(new URL(address).hostname);
  if (!(config.demo || config.env === 'test') || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'http:' && LOOPBACK.has(hostname) && username === '' && password === '';
}
