import { localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../../platform/slice.ts';
import { type Html, html } from '../../../../platform/text/html.ts';
import {
  cards,
  cityLinksPort,
  listedPages,
  type PageContent,
  type PageKind,
  type PageReader,
  section,
  storedNames,
} from '../../../pages/public.ts';
import { citiesById } from '../../db/city.repo.ts';
import { cityNames, listedCities } from '../../db/city-page.repo.ts';
import { CITY_TAG, listCities } from './cities.ts';

/** The cities that the shop shows first. */
const popularCities = async (platform: Platform, { say, lang }: PageReader) => ({
  title: say('page.cities'),
  links: (await listCities(platform, { popular: true, lang })).map(
    ({ id, name, picture, country }) => ({ kind: 'city', id, name, picture, notes: [country] }) as const,
  ),
  tags: [CITY_TAG],
});

/** Says that there is nothing in a city, and leads to others. */
async function elsewhere(
  platform: Platform,
  city: { readonly id: string; readonly name: string },
  reader: PageReader,
): Promise<Html> {
  const { links } = await popularCities(platform, reader);
  return html`<p>${reader.say('page.city_empty', { city: city.name })}</p>${cards(
    links.filter(({ id }) => id !== city.id),
    reader,
  )}`;
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent | null> {
  const row = (await citiesById(platform.reads, [id])).get(id) ?? refuse('record.not_found');
  if (!row.enabled) return null;
  const given = cityLinksPort.all(platform);
  const groups = await Promise.all(
    given.map(async (featured) => ({ title: featured.title, links: await featured.links(id, reader) })),
  );
  const [name, country] = [localize(row.name, reader.lang), localize(row.country, reader.lang)];
  return {
    name,
    title: reader.say('page.city_title', { city: name }),
    about: reader.say('page.city_about', { city: name, country }),
    pictures: row.picture ? [row.picture] : [],
    within: [],
    opens: { route: 'hotelSearch', query: { city: id } },
    body: html`<p>${country}</p>${
      groups.some(({ links }) => links.length > 0)
        ? groups.map(({ title, links }) => section(reader.say(title), cards(links, reader)))
        : await elsewhere(platform, { id, name }, reader)
    }`,
    data: [
      {
        '@type': 'City',
        containedInPlace: { '@type': 'Country', name: country },
        geo: { '@type': 'GeoCoordinates', latitude: row.latitude, longitude: row.longitude },
      },
    ],
    tags: [CITY_TAG, ...given.flatMap(({ tags }) => tags)],
  };
}

/** The pages of cities: what can be booked there, of each kind. */
export const cityPages = (platform: Platform): PageKind => ({
  kind: 'city',
  names: (id) => storedNames(platform.reads, cityNames(id)),
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedCities),
  featured: (reader) => popularCities(platform, reader),
});
