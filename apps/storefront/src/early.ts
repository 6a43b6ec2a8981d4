/*
 * Runs before the app has arrived: asks for what the first screen will ask for, and for its largest picture. A script of
 * its own that imports nothing, because whatever it shared with the app would have to arrive first.
 */
/** By path: whether visitors may see it, and the files of its screen. Written by the build. */
declare const SCREENS: Readonly<Record<string, readonly [visitors: 0 | 1, ...files: string[]]>> | undefined;

type Early = { readonly token: string | null; readonly answer: Promise<Response> };

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function tokenOf(session: string | null): string | null {
  try {
    return JSON.parse(session ?? 'null')?.token?.token ?? null;
  } catch {
    return null;
  }
}

const [path = '', search = ''] = (location.hash.replace(/^#/, '') || '/').split('?');
const asked = new URLSearchParams(search);
const token = tokenOf(stored('system'));
const early = new Map<string, Early>();

function ask(call: string): Promise<Response> {
  const url = `/app_index${call}lang=${stored('locale') ?? 'en-US'}&currency=${stored('sys_currency') ?? 'USD'}`;
  const answer = fetch(url, {
    headers: {
      Accept: 'application/json',
      'Client-Type': 'AppIndex',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  });
  early.set(url, { token, answer });
  return answer;
}

/** Fetches a screen's own files beside those of the app, which would ask for them once it runs. */
function loadBeside(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}

/** Fetches a picture as `Picture` will ask for it: of the same two sizes by the same share of the window. */
function showSoon(picture: unknown, share: number): void {
  if (typeof picture !== 'string' || !picture.includes('{w}')) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.sizes = `${share}vw`;
  image.srcset = [360, 720].map((width) => `${picture.replace('{w}', String(width))} ${width}w`).join(', ');
}

async function first(call: string, pictureOf: (data: never) => unknown, share: number): Promise<void> {
  const answer = await ask(call);
  const { data } = await answer.clone().json();
  showSoon(pictureOf(data as never), share);
}

const screens = typeof SCREENS === 'undefined' ? {} : SCREENS;
const [visitors, ...files] = screens[path] ?? [0];
if (visitors || token) loadBeside(files);

// A language in the address is the app's to understand; so is a failure, which the app meets again by itself.
if (!asked.has('lang') && !location.search.includes('lang=')) {
  ask('/common/bootstrap?').catch(() => {});
  const id = asked.get('id');
  if (path === '/') {
    first('/index/home?', (home: { banners: { image?: string }[] }) => home.banners[0]?.image, 87).catch(() => {});
  } else if (path === '/goodsdetail' && id) {
    first(
      `/goods/product_details?id=${encodeURIComponent(id)}&`,
      (product: { gallery: { kind: string; url: string; poster: string | null }[] }) =>
        product.gallery[0]?.kind === 'image' ? product.gallery[0].url : product.gallery[0]?.poster,
      100,
    ).catch(() => {});
  }
  Object.assign(globalThis, { avelaEarly: early });
}

export {};
