import { sourceOf } from '@app/contract/funnel/source';

/** Who opens the shop by its address or a bookmark. */
const DIRECT = 'direct';
/** How the link that opens the app begins on every page; what writes pages writes it so. */
const OPENS = 'class="open" href="/?';

/** A host as addresses of the web write it, without the usual port. */
const hostOf = (written: string): string => (URL.canParse(written) ? new URL(written).host : '');

/**
 * Returns which site a reader of a page comes from, so that the app can count it; null for who comes directly, from another page of the shop,
 * whose hosts are `own`, or by a link that names its source: the app sees that in the address of the page.
 */
export function pageSource(of: {
  readonly path: string;
  readonly referrer: string | undefined;
  readonly own: readonly string[];
}): string | null {
  const { path, referrer = '', own } = of;
  if (own.some((host) => hostOf(`http://${host}`) === hostOf(referrer))) return null;
  const landed = `http://shop.invalid${path}`;
  if (sourceOf(landed, '') !== DIRECT) return null;
  const source = sourceOf(landed, referrer);
  return source === DIRECT ? null : source;
}

/** Returns a page whose links into the app name where its reader comes from. */
export const withSource = (page: string, source: string): string =>
  page.replaceAll(OPENS, () => `${OPENS}utm_source=${source}&amp;`);
