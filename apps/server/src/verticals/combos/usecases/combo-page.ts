import { struckPrice } from '@app/contract/deals/deal-mark';
import type { ComboCard, ComboDetail } from '@app/contract/verticals/combos/views';
import {
  aloneText,
  type CityLinks,
  checkDay,
  cutText,
  facts,
  listedPages,
  offerData,
  type PageContent,
  type PageKind,
  type PageReader,
  paragraphs,
  priceLine,
  section,
  storedLinks,
  storedNames,
  table,
} from '../../../modules/pages/public.ts';
import { CITY_TAG } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import { TERMS } from '../../../modules/travel-home/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import { comboNames, combosOfCity, listedCombos } from '../db/combo-page.repo.ts';
import { readCombo } from './read-combo.ts';
import { readCombos } from './read-combos.ts';
import { COMBOS } from './tags.ts';

const TAGS = [COMBOS, CITY_TAG, TERMS, TRAVEL_DEALS];
const KEEPS = ['from', 'day', 'rooms', 'adults', 'childAges'];
const FEATURED = 12;

const lengthText = ({ days, nights }: Pick<ComboDetail, 'days' | 'nights'>, reader: PageReader): string =>
  reader.listed([reader.count('tours.days', days), nights > 0 ? reader.count('travel.nights', nights) : null]);

function body(combo: ComboDetail, reader: PageReader): Html {
  const { price, alone, day, adults, children, left } = combo;
  const before = struckPrice(combo.deal);
  return html`${
    price
      ? priceLine({
          price: reader.say('catalog.listed_from', { amount: reader.money(price) }),
          before: before && reader.money(before),
          notes: [
            reader.listed([
              reader.count('page.adults', adults),
              children > 0 ? reader.count('page.children', children) : null,
            ]),
            day && `${reader.say('page.first_day')}: ${reader.day(day)}`,
            alone && aloneText({ price, alone }, reader),
          ],
        })
      : html`<p>${reader.say('catalog.sold_out')}</p>`
  }
${paragraphs(combo.story)}
${facts([
  [reader.say('page.length'), lengthText(combo, reader)],
  [reader.say('page.departures'), `${reader.day(combo.firstDay)} – ${reader.day(combo.lastDay)}`],
  [reader.say('page.left'), left],
])}
${section(
  reader.say('page.parts'),
  table(
    [reader.say('page.part'), reader.say('page.day'), reader.say('page.remark')],
    combo.slots.map(({ label, kind, dayOffset, optional }) => [
      `${label} (${reader.say(`travel.kind.${kind}`)})`,
      reader.say('tours.day_of', { day: dayOffset + 1 }),
      optional ? reader.say('page.optional') : null,
    ]),
  ),
)}`;
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent> {
  const combo = await readCombo(platform, id, reader);
  checkDay(reader, combo.firstDay);
  const images = combo.gallery.flatMap(({ kind, url }) => (kind === 'image' ? [url] : []));
  const url = reader.address('combo', combo);
  return {
    name: combo.name,
    about: cutText(combo.story || `${combo.name}, ${combo.city}`, 300),
    pictures: images.length > 0 ? images : [combo.cover],
    within: [{ kind: 'city', id: combo.cityId, name: combo.city }],
    opens: { route: 'comboDetails', query: { id } },
    body: body(combo, reader),
    data: [
      {
        '@type': 'TouristTrip',
        touristType: combo.themes.map(({ name }) => name),
        ...(combo.price
          ? { offers: offerData({ price: combo.price, availability: combo.left === 0 ? 'SoldOut' : 'InStock', url }) }
          : {}),
      },
    ],
    tags: TAGS,
  };
}

const notesOf = ({ city, price }: ComboCard, reader: PageReader) => [
  city,
  price && reader.say('catalog.listed_from', { amount: reader.money(price) }),
];

/** The pages of combos across kinds of travel. */
export const comboPages = (platform: Platform): PageKind => ({
  kind: 'combo',
  keeps: KEEPS,
  names: (id) => storedNames(platform.reads, comboNames(id)),
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedCombos),
  featured: async (reader) => {
    const { lang, currency } = reader;
    const found = await readCombos(platform, { sort: 'popular', limit: FEATURED, lang, currency });
    return {
      title: reader.say('deal.kind.combo'),
      links: found.list.map((card) => ({
        kind: 'combo',
        id: card.id,
        name: card.name,
        picture: card.cover,
        notes: notesOf(card, reader),
      })),
      tags: TAGS,
    };
  },
});

/** The combos on the page of a city. */
export const combosInCity = (platform: Platform): CityLinks => ({
  title: 'deal.kind.combo',
  links: (cityId, { lang }) => storedLinks(platform.reads, combosOfCity(cityId), { kind: 'combo', lang }),
  tags: [COMBOS],
});
