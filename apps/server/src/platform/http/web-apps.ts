import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Dressing, dressedFile } from './dressed-files.ts';
import { keptFiles } from './kept-files.ts';
import { isUnchanged } from './unchanged.ts';

/** Where pictures come from besides the shop itself. */
const placesOf = (filesUrl: string | null): string[] => (filesUrl === null ? [] : [new URL(filesUrl).origin]);

/**
 * Headers on everything (reliability, S17): no inline script, no foreign origin, never framed. They are the same for
 * every answer, so they are made once.
 */
export async function secureHeaders(filesUrl: string | null): Promise<Readonly<Record<string, string>>> {
  const places = placesOf(filesUrl);
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
        imgSrc: ["'self'", 'data:', 'blob:', ...places],
        mediaSrc: ["'self'", 'blob:', ...places],
        fontSrc: ["'self'", 'data:'],
        // A worker of a page fetches pictures as well.
        connectSrc: ["'self'", 'ws:', 'wss:', ...places],
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

/**
 * The policy of a page whose scripts write styles at run time: those carry a nonce, new with every answer. Pictures may come of `places`
 * as well.
 */
export const policyWithNonce = (nonce: string, places: readonly string[] = []): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...places].join(' '),
    ["media-src 'self' blob:", ...places].join(' '),
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join(';');

function adminPage(html: string, places: readonly string[]): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  return { html: html.replaceAll('__CSP_NONCE__', nonce), policy: policyWithNonce(nonce, places) };
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
    if (isUnchanged(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply.type(file.type).send(file.body);
  });
}

/** The storefront's page, worker and manifest: files of the builder in the shop's own dress. */
function serveStorefrontPage(
  app: FastifyInstance,
  folder: string,
  { dressing, tracedShare = 0 }: Pick<WebAppsGiven, 'dressing' | 'tracedShare'>,
): void {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const [page, worker] = [
    tracedPage(read('index.html'), tracedShare),
    existsSync(join(folder, 'sw.js')) ? read('sw.js') : null,
  ];
  const home = dressedFile(dressing, {
    type: 'text/html; charset=utf-8',
    make: (dress) => dress.storefront(page),
    connects: true,
  });
  app.get('/', home);
  app.get('/index.html', home);
  app.get(
    '/manifest.webmanifest',
    dressedFile(dressing, { type: 'application/manifest+json', make: (dress) => dress.manifest() }),
  );
  if (worker) {
    const type = 'text/javascript; charset=utf-8';
    app.get('/sw.js', dressedFile(dressing, { type, make: (dress) => dress.worker(worker) }));
  }
}

/** The folder of each web app as it is served; one that is not there is not served. */
export type WebApps = { readonly storefront: string; readonly backoffice: string };

type WebAppsGiven = {
  readonly dressing: Dressing;
  readonly filesUrl: string | null;
  /** The share of pages whose taps begin traces. */
  readonly tracedShare?: number;
};

/** Says in a page that taps begin traces, in which share of the pages. */
const tracedPage = (html: string, share: number): string =>
  share > 0 ? html.replace('<html ', `<html data-traced="${share}" `) : html;

/** Where the builder leaves both web apps of the folder `apps`. */
export const builtWebApps = (apps: string): WebApps => ({
  storefront: join(apps, 'storefront', 'dist'),
  backoffice: join(apps, 'backoffice', 'dist'),
});

/**
 * Serves both web apps, precompressed: hashed assets for ever, pages always asked again. `dressing` puts the shop's name,
 * colours and icons into the pages.
 */
export async function serveWebApps(
  app: FastifyInstance,
  { storefront, backoffice }: WebApps,
  { dressing, filesUrl, tracedShare = 0 }: WebAppsGiven,
): Promise<void> {
  if (existsSync(backoffice)) {
    const page = tracedPage(readFileSync(join(backoffice, 'index.html'), 'utf8'), tracedShare);
    serveAssets(app, '/admin/assets/', join(backoffice, 'assets'));
    app.get('/admin', (_request, reply) => reply.redirect('/admin/'));
    app.get('/admin/*', async (_request, reply) => {
      const { html, policy } = adminPage((await dressing()).backOffice(page), placesOf(filesUrl));
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
  if (existsSync(storefront)) {
    serveAssets(app, '/assets/', join(storefront, 'assets'));
    serveStorefrontPage(app, storefront, { dressing, tracedShare });
    await app.register(fastifyStatic, {
      root: storefront,
      prefix: '/',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) =>
        reply.header('cache-control', /\/art\//.test(path) ? FOR_A_DAY : 'no-cache'),
    });
  }
}
