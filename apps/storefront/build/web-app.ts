import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { firstLoadFiles } from './first-load-budget.ts';

const DAY_S = 24 * 60 * 60;

/** The value of a design token, followed through the tokens it stands on. Refuses one that is not there. */
export function tokenValue(css: string, name: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim();
  if (!value) throw new Error(`the token ${name} is not there`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? tokenValue(css, other) : value;
}

type Given = {
  readonly home: string;
  /** The file of the design tokens. */
  readonly tokens: string;
};

function manifest(tokens: string): VitePWAOptions['manifest'] {
  const surface = tokenValue(readFileSync(tokens, 'utf8'), '--color-surface');
  const icon = (size: number, name: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    id: '/',
    name: 'Avela',
    short_name: 'Avela',
    description: 'Shopping and travel in one calm place, paid from one wallet.',
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: surface,
    theme_color: surface,
    categories: ['shopping', 'travel'],
    icons: [
      icon(192, 'app-192'),
      icon(512, 'app-512'),
      { ...icon(512, 'app-maskable-512'), purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Cart', url: '/#/cart', icons: [icon(192, 'app-192')] },
      { name: 'Orders', url: '/#/order', icons: [icon(192, 'app-192')] },
    ],
  };
}

/**
 * Reads that are the same for everybody and are remembered by the server. What is answered to one account only is not
 * among them and is never kept.
 */
const PUBLIC_READS =
  /^\/app_index\/(?:common\/(?:config|areas|translations)|language|currency|index\/(?:home|banner)|goods\/(?:product_list|type|type_with_goods|product_details|reviews|search_hints)|article\/detail|travel\/cities|(?:hotel|ticket|dining|tour|combo|deal)\/(?:home|details|reviews)|coupon\/(?:of_product|goods))$/;

/**
 * Keeps what the server says may be kept, with the time it came (header `kept-at`, milliseconds since 1970): refusals and
 * private answers carry `no-store`. Written into the worker as text, so it stands for itself.
 */
const onlyStorable = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    if (response.status !== 200 || /no-store/.test(response.headers.get('cache-control') ?? '')) return null;
    const headers = new Headers(response.headers);
    headers.set('kept-at', String(Date.now()));
    return new Response(response.body, { status: response.status, headers });
  },
};

/** Stores no page, and gives the one that came with the worker when the network does not: it fits the files kept. */
const shellOffline = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async () => (await caches.match('/index.html', { ignoreSearch: true })) ?? null,
};

const PAGE_PATIENCE_S = 4;
const READ_PATIENCE_S = 4;

/** What the worker does with each kind of request; the first that fits counts. Addresses it does not name go by. */
const runtimeCaching: NonNullable<VitePWAOptions['workbox']['runtimeCaching']> = [
  {
    // The shop is one page at one address, everything else is below its hash. From the network while there is one, so
    // that a reload always brings the version that is served.
    urlPattern: ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === '/',
    handler: 'NetworkFirst',
    options: { cacheName: 'page', networkTimeoutSeconds: PAGE_PATIENCE_S, plugins: [shellOffline] },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    handler: 'CacheFirst',
    options: {
      cacheName: 'parts',
      expiration: { maxEntries: 250, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true },
      cacheableResponse: { statuses: [200] },
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(?:art|icons)\//.test(url.pathname),
    handler: 'StaleWhileRevalidate',
    options: { cacheName: 'drawings', expiration: { maxEntries: 40, maxAgeSeconds: 60 * DAY_S } },
  },
  {
    // Videos are asked for in ranges and are large: they stay with the network.
    urlPattern: ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/files/') && request.destination !== 'video',
    handler: 'CacheFirst',
    options: {
      cacheName: 'pictures',
      expiration: { maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true },
      cacheableResponse: { statuses: [200] },
    },
  },
  {
    // Says when it was made: an old one must not come while the network is merely slow.
    urlPattern: /\/app_index\/common\/bootstrap\?/,
    handler: 'NetworkFirst',
    options: { cacheName: 'start', expiration: { maxEntries: 8 }, cacheableResponse: { statuses: [200] } },
  },
  {
    urlPattern: new RegExp(`^https?://[^/]+${PUBLIC_READS.source.slice(1, -1)}\\?`),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'reads',
      networkTimeoutSeconds: READ_PATIENCE_S,
      expiration: { maxEntries: 200, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true },
      plugins: [onlyStorable],
    },
  },
];

/**
 * Makes the shop installable and able to open without a connection: the manifest, and a worker that holds the files of
 * the first load of `home` and keeps what was seen.
 */
export function webApp({ home, tokens }: Given): Plugin[] {
  const first = new Set<string>();
  const collect: Plugin = {
    name: 'first-load-kept',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of firstLoadFiles(bundle, home)) first.add(file);
      },
    },
  };
  const ALWAYS =
    /^(?:index\.html|favicon\.svg|art\/umbrella\.webp|assets\/early-.*\.js|assets\/.*-latin-wght-normal.*)$/;
  return [
    collect,
    ...VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      // The app registers the worker itself, once the page has settled.
      injectRegister: false,
      manifest: manifest(tokens),
      includeManifestIcons: false,
      integration: { closeBundleOrder: 'pre' },
      workbox: {
        globPatterns: ['index.html', 'favicon.svg', 'art/umbrella.webp', 'assets/*.{js,css,woff2}'],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 3_000_000,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => first.has(url) || ALWAYS.test(url)),
            warnings: [],
          }),
        ],
        // The page's own address is not answered from what is kept while there is a network.
        directoryIndex: null,
        navigateFallback: null,
        navigationPreload: true,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        runtimeCaching,
      },
    }),
  ];
}
