import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { keptFiles } from './kept-files.ts';

/**
 * Headers on everything (reliability, S17): no inline script, no foreign origin, never framed. They are the same for
 * every answer, so they are made once.
 */
export async function secureHeaders(): Promise<Readonly<Record<string, string>>> {
  const model = fastify();
  const before = new Set<string>(Object.keys((await model.inject('/')).headers));
  const made = fastify();
  await made.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 15_552_000 },
  });
  const { headers } = await made.inject('/');
  const own = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    before.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
  await Promise.all([model.close(), made.close()]);
  return Object.freeze(Object.fromEntries(own));
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Drawings under a name of their own: what says that one is offline must be there when one is. */
const FOR_A_DAY = 'public, max-age=86400';

/** What only a page is judged by: half a kilobyte that each part of a page can do without. */
const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** For a part that somebody opens as a page: it may do nothing. */
const PART_POLICY = "default-src 'none';frame-ancestors 'none'";

/** The policy of a page whose scripts write styles at run time: those carry a nonce, new with every answer. */
export const policyWithNonce = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join(';');

function adminPage(html: string): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  return { html: html.replaceAll('__CSP_NONCE__', nonce), policy: policyWithNonce(nonce) };
}

/** Serves the parts that pages are made of under `prefix`, for ever: their names carry a hash. */
function serveAssets(app: FastifyInstance, prefix: string, folder: string): void {
  const fileOf = keptFiles(folder);
  app.get<{ Params: { file: string } }>(`${prefix}:file`, async (request, reply) => {
    const file = await fileOf(request.params.file, request.headers['accept-encoding']);
    if (!file) return reply.callNotFound();
    for (const name of PAGE_HEADERS) reply.removeHeader(name);
    reply.headers({
      'content-security-policy': PART_POLICY,
      'cache-control': IMMUTABLE,
      vary: 'accept-encoding',
      etag: file.etag,
    });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply.type(file.type).send(file.body);
  });
}

/** Serves both built web apps, precompressed: hashed assets for ever, pages always asked again. */
export async function serveWebApps(app: FastifyInstance, appsDir: string): Promise<void> {
  const storefront = join(appsDir, 'storefront', 'dist');
  const backoffice = join(appsDir, 'backoffice', 'dist');

  if (existsSync(backoffice)) {
    const page = readFileSync(join(backoffice, 'index.html'), 'utf8');
    serveAssets(app, '/admin/assets/', join(backoffice, 'assets'));
    app.get('/admin', (_request, reply) => reply.redirect('/admin/'));
    app.get('/admin/*', (_request, reply) => {
      const { html, policy } = adminPage(page);
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
  if (existsSync(storefront)) {
    serveAssets(app, '/assets/', join(storefront, 'assets'));
    await app.register(fastifyStatic, {
      root: storefront,
      prefix: '/',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) =>
        reply.header('cache-control', /\/(?:art|icons)\//.test(path) ? FOR_A_DAY : 'no-cache'),
    });
  }
}
