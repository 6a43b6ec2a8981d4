import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ANTI_FORGERY_COOKIE, ANTI_FORGERY_HEADER } from '@app/contract/core/anti-forgery';
import { basePath, changesSomething, type Endpoint } from '@app/contract/core/endpoint';
import { refuse } from '@app/contract/core/refuse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { keptSecret } from '../config/kept-secret.ts';

const HEADER = ANTI_FORGERY_HEADER.toLowerCase();
/** The call that brings a browser its cookie. */
export const OFFERED_AT = '/app_index/common/bootstrap';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';
const isApi = (path: string): boolean => path.startsWith('/app_index/') || path.startsWith('/admin_api/');

const cookiesOf = (request: FastifyRequest): string[] =>
  (request.headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2);
    return name === ANTI_FORGERY_COOKIE && value ? [value] : [];
  });

/** The configured secret, or the one made at the first start and kept in the data folder for every process that uses it. */
export function antiForgerySecret(config: Config): string {
  return config.csrfSecret ?? keptSecret(config.dataDir, 'anti-forgery-secret');
}

/**
 * The belt beside the braces: only the Authorization header says who calls, which no foreign page can send. `offer`
 * gives browsers a signed cookie with the start-up call; `check` refuses with access.denied what changes something, GETs that write among it, and
 * comes from another site or carries the cookie without its echo.
 */
export function createAntiForgery(config: Config) {
  const secret = antiForgerySecret(config);
  const sign = (nonce: string): string => createHmac('sha256', secret).update(nonce).digest('base64url');

  function genuine(token: string): boolean {
    const [nonce = '', signature = ''] = token.split('.', 2);
    const expected = Buffer.from(sign(nonce));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  function cookieFor(request: FastifyRequest): string {
    const nonce = randomBytes(16).toString('base64url');
    const secure = request.protocol === 'https' || config.publicUrl?.startsWith('https:');
    return `${ANTI_FORGERY_COOKIE}=${nonce}.${sign(nonce)}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  return {
    offer: (app: FastifyInstance): void => {
      app.addHook('onRequest', (request, reply, done) => {
        // Browsers alone keep cookies unasked; all of them call themselves Mozilla.
        const wanted = request.method === 'GET' && request.headers['user-agent']?.startsWith('Mozilla/');
        if (wanted && pathOf(request) === OFFERED_AT && !cookiesOf(request).some(genuine)) {
          reply.header('set-cookie', cookieFor(request));
        }
        done();
      });
    },
    check: (app: FastifyInstance, endpoints: readonly Endpoint[]): void => {
      const writing = endpoints.filter((endpoint) => endpoint.method === 'GET' && changesSomething(endpoint));
      const writingGets = new Set(writing.map(({ surface, path }) => basePath[surface] + path));
      app.addHook('onRequest', async (request) => {
        const path = pathOf(request);
        if (READING.has(request.method) && !writingGets.has(path)) return;
        if (request.headers['sec-fetch-site'] === 'cross-site') refuse('access.denied');
        if (!isApi(path)) return;
        const cookies = cookiesOf(request);
        if (cookies.length === 0) return;
        const echo = request.headers[HEADER];
        if (typeof echo !== 'string' || !cookies.includes(echo) || !genuine(echo)) refuse('access.denied');
      });
    },
  };
}
