import { Workbox } from 'workbox-window';

/** Pause between two looks for a newer worker, in milliseconds. */
const LOOK_EVERY_MS = 10 * 60_000;
/** How long a waiting worker may take to step in, in milliseconds. */
const STEP_IN_MS = 1_500;

/** Whether the page that is open is the one that is served now: its scripts are those of the served one. */
async function isServedNow(): Promise<boolean> {
  const html = await (await fetch('/', { cache: 'no-cache' })).text();
  const own = [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : []));
  return own.every((path) => html.includes(`"${path}"`));
}

/** What this page has loaded so far, to be kept: the worker came later. It takes of it what it may keep. */
function seenSoFar(): [string, RequestInit][] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${window.location.origin}/`))
    .map(({ name }) => [name, { headers: { Accept: 'application/json', 'Client-Type': 'AppIndex' } }]);
}

/** Calls back whenever a worker waits behind the one that runs, however often in a page's life. */
function watchWaiting(registration: ServiceWorkerRegistration, waits: () => void): void {
  if (registration.waiting) waits();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration.active) waits();
    });
  });
}

/**
 * Starts the worker that keeps the shop for later. `onNewVersion` hears when a newer one waits and this page is not of
 * its version; where the page is the newer one already, the worker steps in at once. Gives what ends the watching.
 */
export function startWorker(onNewVersion: () => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {};
  const worker = new Workbox('/sw.js');
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (!isUpdate) void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: seenSoFar() } });
  });
  let looked = performance.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    worker.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  const begin = async () => {
    const registration = await worker.register({ immediate: true });
    if (!registration) return;
    watchWaiting(registration, () => {
      void isServedNow().then(
        (current) => (current ? registration.waiting?.postMessage({ type: 'SKIP_WAITING' }) : onNewVersion()),
        () => {},
      );
    });
  };
  // A browser that blocks storage refuses: the shop works as before.
  begin().catch(() => {});
  return () => document.removeEventListener('visibilitychange', look);
}

/** Lets a waiting worker step in and loads the page anew. */
export async function takeNewVersion(): Promise<void> {
  const container = navigator.serviceWorker;
  const waiting = (await container?.getRegistration().catch(() => undefined))?.waiting;
  if (waiting) {
    const steppedIn = new Promise((done) => container.addEventListener('controllerchange', done, { once: true }));
    waiting.postMessage({ type: 'SKIP_WAITING' });
    await Promise.race([steppedIn, new Promise((done) => setTimeout(done, STEP_IN_MS))]);
  }
  window.location.reload();
}

/** Drops the worker and everything it keeps, and loads the page anew. The session and the cart are not among it. */
export async function forgetAndLoad(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.allSettled(workers.map((worker) => worker.unregister()));
  if ('caches' in globalThis) await Promise.allSettled((await caches.keys()).map((name) => caches.delete(name)));
  window.location.reload();
}
