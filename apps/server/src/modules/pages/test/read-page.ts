import { JSDOM } from 'jsdom';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What a program finds in a page: a parser of its own reads it. */
export function readPage(body: string) {
  const { document } = new JSDOM(body).window;
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Thing,
  );
  const alternates = [...document.querySelectorAll('link[rel="alternate"]')].map(
    (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
  );
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
  return {
    title: document.title,
    language: document.documentElement.lang,
    heading: document.querySelector('h1')?.textContent,
    text: (document.body.textContent ?? '').replaceAll(/\s+/g, ' '),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    alternates: Object.fromEntries(alternates),
    meta,
    things,
    dataOf: (type: string) => things.filter((thing) => thing['@type'] === type),
    /** Elements that a browser would run. */
    scripts: document.querySelectorAll('script:not([type="application/ld+json"]), [onerror], [onclick], [style]')
      .length,
    /** Columns of tables without a name. */
    namelessColumns: document.querySelectorAll('th:empty').length,
    appLink: document.querySelector('a.open')?.getAttribute('href') ?? null,
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    images: [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? ''),
  };
}
export type ReadPage = ReturnType<typeof readPage>;
