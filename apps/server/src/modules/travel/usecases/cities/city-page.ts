import { localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../../platform/slice.ts';
import { html } from '../../../../platform/text/html.ts';
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
    about: reader.say('page.city_about', { city: name, country }),
    pictures: row.picture ? [row.picture] : [],
    within: [],
    opens: { route: 'hotelSearch', query: { city: id } },
    body: html`<p>${country}</p>${groups.map(({ title, links }) => section(reader.say(title), cards(links, reader)))}`,
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
  featured: async (reader) => ({
    title: reader.say('page.cities'),
    links: (await listCities(platform, { popular: true, lang: reader.lang })).map(({ id, name, picture, country }) => ({
      kind: 'city',
      id,
      name,
      picture,
      notes: [country],
    })),
    tags: [CITY_TAG],
  }),
});
