import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { basePath, type Surface } from '@app/contract/core/endpoint';
import { DAY, SECOND } from '@app/kernel/clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { antiForgerySecret } from './anti-forgery.ts';

/** How long a device is known after a sign-in; also the age of addresses that count as known. */
export const KNOWN_DAYS = 90;
const COOKIE = 'known-device';
/** People who share a device are remembered, the latest so many. */
const NAMES_MAX = 5;

/**
 * The device that makes a call, as far as it signed in before. What it carries proves nothing but that: it lets nobody
 * in, it only keeps its tries apart from those of strangers.
 */
export type KnownDevice = {
  /** The id of this device when somebody signed in on it, whoever; null elsewhere. */
  readonly id: string | null;
  /** The id of this device for `name`, when a sign-in as `name` succeeded on it; null elsewhere. */
  of(name: string): string | null;
  /** Has this device known for `name` from now on. */
  remember(name: string): void;
};

/** Stands in a token for whoever signed in: no name is like it. */
const ANYBODY = null;
type Name = string | typeof ANYBODY;

const tokensOf = (request: FastifyRequest): string[] =>
  (request.headers.cookie ?? '')
    .split(';')
    .flatMap((pair) => {
      const [name, value] = pair.trim().split('=', 2);
      return name === COOKIE && value ? value.split('~') : [];
    })
    .slice(0, NAMES_MAX + 1);

/** Reads and writes the signed cookie of known devices; every process with the same secret reads it. */
export function createKnownDevices(config: Config) {
  const secret = createHash('sha256')
    .update(`known-device ${antiForgerySecret(config)}`)
    .digest();
  const sign = (surface: Surface, name: Name, issued: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([surface, name, issued]))
      .digest('base64url');

  /** The device's id in a token that was issued to it for this name and is not too old; else null. */
  function idIn(token: string, surface: Surface, name: Name): string | null {
    const [at = '', id = '', signature = ''] = token.split('.', 3);
    const [expected, given] = [Buffer.from(sign(surface, name, `${at}.${id}`)), Buffer.from(signature)];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return Date.now() - Number.parseInt(at, 36) * SECOND < KNOWN_DAYS * DAY ? id : null;
  }

  const newToken = (surface: Surface, name: Name, id: string): string => {
    const issued = `${Math.floor(Date.now() / SECOND).toString(36)}.${id}`;
    return `${issued}.${sign(surface, name, issued)}`;
  };

  return (request: FastifyRequest, reply: FastifyReply, surface: Surface): KnownDevice => {
    const idOf = (name: Name): string | null => {
      for (const token of tokensOf(request)) {
        const id = idIn(token, surface, name);
        if (id !== null) return id;
      }
      return null;
    };
    return {
      get id() {
        return idOf(ANYBODY);
      },
      of: idOf,
      remember: (name) => {
        const isOf = (token: string, one: Name) => idIn(token, surface, one) !== null;
        const others = tokensOf(request).filter((token) => !isOf(token, ANYBODY) && !isOf(token, name));
        const newId = () => randomBytes(12).toString('base64url');
        const tokens = [
          newToken(surface, ANYBODY, idOf(ANYBODY) ?? newId()),
          newToken(surface, name, newId()),
          ...others.slice(0, NAMES_MAX - 1),
        ].join('~');
        const secure = request.protocol === 'https' || config.publicUrl?.startsWith('https:');
        const attributes = `Path=${basePath[surface]}; Max-Age=${(KNOWN_DAYS * DAY) / SECOND}; HttpOnly; SameSite=Lax`;
        reply.header('set-cookie', `${COOKIE}=${tokens}; ${attributes}${secure ? '; Secure' : ''}`);
      },
    };
  };
}
