import { DEFAULT_LOCALE, LOCALES } from '@app/contract/core/locale';
import { languageSegment, pagePath } from '@app/contract/pages/page-address';
import { sql } from 'kysely';
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
      if (!/^http.+\/(files|brand)\//.test(page.meta('og:image') ?? '')) flaws.push([address, page.meta('og:image')]);
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

test('the first page has a title of its own in each language and a picture for previews', async () => {
  const titles = new Set<string>();
  for (const language of LOCALES) {
    const page = readPage((await get(`/${languageSegment(language)}/`)).body);
    titles.add(page.title);
    expect(page.meta('og:image')).toMatch(/^http.+\/files\//);
    expect(page.images.every((image) => image !== page.meta('og:image'))).toBe(true);
  }
  expect(titles.size).toBe(LOCALES.length);
});

test('the days that were asked for go along into another language, and are part of no address that lists name', async () => {
  const hotel = pageKindPort.all(demo.app.platform).find(({ kind }) => kind === 'hotel');
  const [path] = hotel ? await pagesOf(hotel, 1) : [];
  const page = readPage((await get(`${path}?currency=EUR&adults=3&unknown=1`)).body);
  const spanish = page.links.find((link) => link.startsWith('/es/hotel/'));
  expect(spanish).toMatch(/\?currency=EUR&adults=3$/);
  expect(page.alternates.es).not.toContain('?');
  expect(page.canonical).not.toContain('?');
});

test('a city without anything to book says so and leads to others', async () => {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude)
    SELECT gen_random_uuid(), '{"en-US":"Nowhere"}', country, country_code, zone, latitude, longitude FROM travel_city LIMIT 1
    RETURNING id`.execute(demo.app.platform.db);
  const page = readPage((await get(`/en-us/city/${rows[0]?.id}-nowhere`)).body);
  expect(page.title).toMatch(/^Nowhere: hotels, tours and restaurants · /);
  expect(page.text).toContain('There is nothing to book in Nowhere at the moment');
  expect(page.links.filter((link) => link.startsWith('/en-us/city/')).length).toBeGreaterThan(3);
});

test('departures of a day stand in the order of their hours', async () => {
  const flights = pageKindPort.all(demo.app.platform).find(({ kind }) => kind === 'flights');
  let several = 0;
  for (const path of flights ? await pagesOf(flights, 12) : []) {
    const { body } = await get(path);
    const table = body.split('</table>')[0] ?? '';
    const hours = [...table.matchAll(/<td>(\d\d:\d\d)<\/td><td>\d\d:\d\d/g)].map(([, hour]) => hour);
    if (hours.length > 1) several += 1;
    expect(hours).toEqual(hours.toSorted());
  }
  expect(several).toBeGreaterThan(0);
});
