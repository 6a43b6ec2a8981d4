import { escapeHtml } from '@app/contract/core/escape-html';
import type { BrandPalette } from '@app/contract/settings/identity/brand-colour';
import { brandFile } from '@app/contract/settings/identity/brand-files';
import type { Mark } from '@app/contract/settings/identity/marks';
import type { ShownIdentity } from '@app/contract/settings/identity/schemas';
import { markElement } from './brand-drawing.ts';

/** What a built page says where the shop's own head and mark belong. */
const HEAD = '<!--shop-head-->';
const MARK = '<!--shop-mark-->';

/** The identity with what it is drawn with. */
export type Dress = { readonly shown: ShownIdentity; readonly mark: Mark; readonly palette: BrandPalette };

const icons = (stamp: string): string[] => [
  `<link rel="icon" type="image/png" sizes="48x48" href="${brandFile(stamp, 'favicon.png')}" />`,
  `<link rel="apple-touch-icon" href="${brandFile(stamp, 'apple-touch.png')}" />`,
];

/** The shop's colours come with the page: a page never shows others first. */
const colours = ({ stamp, coloured }: ShownIdentity): string[] =>
  coloured ? [`<link rel="stylesheet" data-brand href="${brandFile(stamp, 'colours.css')}" />`] : [];

const identityMeta = (shown: ShownIdentity): string =>
  `<meta name="shop" content="${escapeHtml(JSON.stringify(shown))}" />`;

const titled = (html: string, title: string): string =>
  html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);

/** The storefront's page in the shop's name, colours and icons. */
export function dressStorefront(html: string, { shown, mark, palette }: Dress): string {
  const name = escapeHtml(shown.name);
  const head = [
    `<meta name="application-name" content="${name}" />`,
    `<meta name="apple-mobile-web-app-title" content="${name}" />`,
    `<meta name="theme-color" content="${shown.colour}" />`,
    identityMeta(shown),
    ...icons(shown.stamp),
    ...colours(shown),
    '<link rel="manifest" href="/manifest.webmanifest" />',
  ].join('\n    ');
  const drawn =
    shown.mark === 'own' ? `<img src="${brandFile(shown.stamp, 'mark.png')}" alt="" />` : markElement(mark, palette);
  return titled(html, shown.name)
    .replace(HEAD, () => head)
    .replace(MARK, () => drawn);
}

/** The back office's page in the shop's name and colours. */
export function dressBackOffice(html: string, { shown }: Dress): string {
  const head = [identityMeta(shown), ...icons(shown.stamp), ...colours(shown)].join('\n    ');
  return titled(html, shown.name).replace(HEAD, () => head);
}

/** The web app manifest: what an installed shop is called and looks like. */
export function manifestOf({ name, stamp, colour }: ShownIdentity): string {
  const icon = (file: 'icon-192.png' | 'icon-512.png' | 'maskable-512.png', side: number) => ({
    src: brandFile(stamp, file),
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  const small = icon('icon-192.png', 192);
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: colour,
    categories: ['shopping', 'travel'],
    icons: [small, icon('icon-512.png', 512), { ...icon('maskable-512.png', 512), purpose: 'maskable' }],
    shortcuts: [
      { name: 'Cart', url: '/#/cart', icons: [small] },
      { name: 'Orders', url: '/#/order', icons: [small] },
    ],
  });
}

/**
 * The storefront's worker as it is served: the page it holds for when there is no line is another with every identity, so
 * it is one worker per identity. Takes the built worker; throws where its list of files lacks the page.
 */
export function dressWorker(code: string, { shown }: Dress): string {
  const { stamp, coloured, mark } = shown;
  const entry = /\{url:"index\.html",revision:"([0-9a-f]+)"\}/;
  if (!entry.test(code)) throw new Error('the worker holds no index.html');
  const more = [
    ...(coloured ? [brandFile(stamp, 'colours.css')] : []),
    ...(mark === 'own' ? [brandFile(stamp, 'mark.png')] : []),
  ].map((url) => `,{url:"${url}",revision:null}`);
  return code.replace(entry, (_all, revision: string) =>
    [`{url:"index.html",revision:"${revision}-${stamp}"}`, ...more].join(''),
  );
}
