import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { keptSecret } from '../config/kept-secret.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
/** The call that brings a browser its cookie. */
export const OFFERED_AT = '/app_index/common/bootstrap';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** GETs that write, as the protocol has them. */
const WRITING_GETS = new Set(['/app_index/common/updateLang']);

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';
const isApi = (path: string): boolean => path.startsWith('/app_index/') || path.startsWith('/admin_api/');

const cookiesOf = (request: FastifyRequest): string[] =>
  (request.headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2);
    return name === COOKIE && value ? [value] : [];
  });

/** The configured secret, or the one made at the first start and kept in the data folder for every process that uses it. */
export function antiForgerySecret(config: Config): string {
  return config.csrfSecret ?? keptSecret(config.dataDir, 'anti-forgery-secret');
}

/**
 * The belt beside the braces: only the Authorization header says who calls, which no foreign page can send. `offer`
 * gives browsers a signed cookie with the start-up call; `check` refuses with access.denied what changes something and comes from another site, or carries the cookie without its echo.
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
    return `${COOKIE}=${nonce}.${sign(nonce)}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
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
    check: (app: FastifyInstance): void => {
      app.addHook('onRequest', async (request) => {
        const path = pathOf(request);
        if (READING.has(request.method) && !WRITING_GETS.has(path)) return;
        if (request.headers['sec-fetch-site'] === 'cross-site') refuse('access.denied');
        if (READING.has(request.method) || !isApi(path)) return;
        const cookies = cookiesOf(request);
        if (cookies.length === 0) return;
        const echo = request.headers[HEADER];
        if (typeof echo !== 'string' || !cookies.includes(echo) || !genuine(echo)) refuse('access.denied');
      });
    },
  };
}
