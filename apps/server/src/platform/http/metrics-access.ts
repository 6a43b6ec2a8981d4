import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** This machine and the networks that the internet does not lead to. */
const near = new BlockList();
near.addSubnet('10.0.0.0', 8, 'ipv4');
near.addSubnet('127.0.0.0', 8, 'ipv4');
near.addSubnet('169.254.0.0', 16, 'ipv4');
near.addSubnet('172.16.0.0', 12, 'ipv4');
near.addSubnet('192.168.0.0', 16, 'ipv4');
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** What a proxy adds to what it passes on. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

function isNear(text: string): boolean {
  const address = text.split('%')[0]?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  const family = isIP(address);
  return family !== 0 && near.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether whoever asks may read the metrics. Outside production everybody may. In production METRICS_TOKEN opens them
 * and nothing else does; without one, a private address. A proxy that is not among TRUSTED_PROXIES hides who asks, so
 * what comes through it is refused.
 */
export function mayReadMetrics(request: FastifyRequest, config: Pick<Config, 'env' | 'metricsToken'>): boolean {
  if (config.env !== 'production') return true;
  const { headers, ip, socket } = request;
  if (config.metricsToken) {
    const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(given), digest(config.metricsToken));
  }
  const hidden = ip === socket.remoteAddress && PASSED_ON.some((name) => headers[name] !== undefined);
  return !hidden && isNear(ip);
}
