/** Programs that a shop may have its visits counted by. */
export const ANALYTICS_PROGRAMS = ['matomo', 'plausible'] as const;

/** Where visits are counted. */
export type Analytics = {
  readonly program: (typeof ANALYTICS_PROGRAMS)[number];
  /** What messages are sent to. */
  readonly endpoint: string;
  /** The number of the site in Matomo, its domain in Plausible. */
  readonly site: string;
};

/** Matomo's tracking HTTP API and Plausible's events API end so, wherever they are installed. */
const MATOMO = /\/(?:matomo|piwik)\.php$/;
const PLAUSIBLE = /\/api\/event$/;
/** What the policy of a page can name: other signs would end or widen it. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/;

/**
 * Returns where visits are counted by an address such as `https://stats.example/matomo.php?idsite=1` or
 * `https://plausible.example/api/event?domain=shop.example`; null for any other.
 */
export function analyticsOf(address: string): Analytics | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, host, pathname, searchParams, username, password } = new URL(address);
  if (protocol !== 'https:' || username || password || !HOST.test(host)) return null;
  const endpoint = `${origin}${pathname}`;
  const [number, domain] = [searchParams.get('idsite') ?? '', searchParams.get('domain') ?? ''];
  if (MATOMO.test(pathname) && /^[1-9]\d{0,8}$/.test(number)) return { program: 'matomo', endpoint, site: number };
  if (PLAUSIBLE.test(pathname) && /^[\w.-]{1,253}$/.test(domain)) {
    return { program: 'plausible', endpoint, site: domain };
  }
  return null;
}

/** One thing that is counted: a screen that was opened, or a step towards an order. */
export type Counted = {
  /** The address that stands for the screen, with what a link says of its source on the first one. */
  readonly url: string;
  readonly title: string;
  /** The page from which the app was opened; empty where the browser does not say. */
  readonly referrer: string;
  /** What happened on it; none where it was opened. */
  readonly step?: { readonly step: string; readonly kind: string };
};

/** Of this load of the page: 16 hexadecimal digits, as Matomo takes them. Stored nowhere. */
export type VisitId = string;

/** Returns the body of the POST that counts, as each program reads it. */
export function messageTo(to: Analytics, { url, title, referrer, step }: Counted, visit: VisitId): string {
  if (to.program === 'plausible') {
    const more = step ? { props: { kind: step.kind } } : {};
    return JSON.stringify({
      name: step?.step ?? 'pageview',
      url,
      domain: to.site,
      referrer: referrer || null,
      ...more,
    });
  }
  return new URLSearchParams({
    idsite: to.site,
    rec: '1',
    apiv: '1',
    send_image: '0',
    _id: visit,
    url,
    action_name: title,
    ...(referrer && { urlref: referrer }),
    // An event does not count as a page that was looked at.
    ...(step && { ca: '1', e_c: 'shop', e_a: step.step, e_n: step.kind }),
  }).toString();
}
