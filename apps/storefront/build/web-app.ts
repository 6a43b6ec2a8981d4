import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { firstLoadFiles } from './first-load-budget.ts';

const DAY_S = 24 * 60 * 60;

/** The screen of the first load, by its file. */
type WebAppOptions = { readonly home: string };

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
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(?:art|brand)\//.test(url.pathname),
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
 * Makes the shop able to open without a connection: a worker that holds the files of
 * the first load of `home` and keeps what was seen.
 */
export function webApp({ home }: WebAppOptions): Plugin[] {
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
  const ALWAYS = /^(?:index\.html|art\/umbrella\.webp|assets\/early-.*\.js|assets\/.*-latin-wght-normal.*)$/;
  return [
    collect,
    ...VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      // The app registers the worker itself, once the page has settled.
      injectRegister: false,
      // Served in the shop's own name, with the page and this worker.
      manifest: false,
      integration: { closeBundleOrder: 'pre' },
      workbox: {
        globPatterns: ['index.html', 'art/umbrella.webp', 'assets/*.{js,css,woff2}'],
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
