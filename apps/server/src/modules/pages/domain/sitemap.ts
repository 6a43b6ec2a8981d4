import { escapeHtml } from '@app/contract/core/escape-html';

/** Pages in one file: fewer than the 50,000 that the protocol allows, so that a file is soon made and small in memory. */
export const PAGES_IN_FILE = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Entry = { readonly url: string; readonly changedAt: Date };

const entry = (element: 'url' | 'sitemap', { url, changedAt }: Entry): string =>
  `<${element}><loc>${escapeHtml(url)}</loc><lastmod>${changedAt.toISOString()}</lastmod></${element}>`;

/** Returns the file that names the files of pages. */
export const sitemapIndex = (files: readonly Entry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.map((file) => entry('sitemap', file)).join('\n')}\n</sitemapindex>\n`;

/** Returns a file of pages. */
export const sitemapFile = (pages: readonly Entry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${pages.map((page) => entry('url', page)).join('\n')}\n</urlset>\n`;
