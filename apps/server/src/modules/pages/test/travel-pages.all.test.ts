import { DEFAULT_LOCALE, LOCALES } from '@app/contract/core/locale';
import { languageSegment, pagePath } from '@app/contract/pages/page-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { PAGES_IN_FILE } from '../domain/sitemap.ts';
import { type PageKind, pageKindPort } from '../usecases/page-kind.ts';
import { flawsOf } from './data-rules.ts';
import { readPage } from './read-page.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await demoApp();
}, 120_000);
afterAll(() => demo.close());

const get = (url: string) => demo.app.server.inject({ method: 'GET', url });

/** The first pages of a kind that lists for machines name. */
async function pagesOf(kind: PageKind, most: number): Promise<string[]> {
  const pages = await kind.listed.part(0, PAGES_IN_FILE);
  return pages.slice(0, most).map(({ id, name }) => pagePath(DEFAULT_LOCALE, kind.kind, { id, name: name['en-US'] }));
}

test('every kind has pages in the demo, each is whole in each language, and no text is missing', async () => {
  const kinds = pageKindPort.all(demo.app.platform);
  const flaws: unknown[] = [];
  for (const kind of kinds) {
    const [first] = await pagesOf(kind, 1);
    expect([kind.kind, first]).toEqual([kind.kind, expect.any(String)]);
    const english = readPage((await get(first ?? '')).body);
    for (const language of LOCALES) {
      const tag =
        Object.keys(english.alternates).find((one) => languageSegment(one) === languageSegment(language)) ?? '';
      const address = new URL(english.alternates[tag] ?? 'http://none').pathname;
      const answer = await get(`${address}?currency=EUR`);
      const page = readPage(answer.body);
      if (answer.statusCode !== 200) flaws.push([address, answer.statusCode]);
      if (!page.heading) flaws.push([address, 'no heading']);
      if (page.scripts > 0) flaws.push([address, 'scripts']);
      // A key that has no text stands in the page as it is.
      const keys = page.text.match(
        /\b(?:page|hotels|tours|dining|flights|travel|catalog|combos|meal|deal)\.[a-z_.]+\b/g,
      );
      if (keys) flaws.push([address, keys]);
      flaws.push(...flawsOf(page).map((flaw) => [address, flaw]));
    }
  }
  expect(flaws).toEqual([]);
}, 120_000);

test('the first page of each language leads to pages that are there', async () => {
  for (const language of LOCALES) {
    const answer = await get(`/${languageSegment(language)}/`);
    expect(answer.statusCode).toBe(200);
    const page = readPage(answer.body);
    const links = [...new Set(page.links.filter((link) => link.startsWith(`/${languageSegment(language)}/`)))];
    expect(links.length).toBeGreaterThan(20);
    for (const link of links.slice(0, 60)) {
      expect([link, (await get(link)).statusCode]).toEqual([link, 200]);
    }
  }
}, 120_000);
