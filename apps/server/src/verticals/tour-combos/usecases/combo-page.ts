import { struckPrice } from '@app/contract/deals/deal-mark';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import {
  aloneText,
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
  storedNames,
  table,
} from '../../../modules/pages/public.ts';
import { CITY_TAG } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import { TOUR_PLACES, TOURS } from '../../tours/public.ts';
import { comboNames, listedCombos } from '../db/combo-page.repo.ts';
import { readTourComboDetails } from './read-combo.ts';

const TAGS = [TOURS, TOUR_PLACES, CITY_TAG, TRAVEL_DEALS];

const parts = (combo: TourComboDetail, reader: PageReader): Html | null =>
  section(
    reader.say('page.parts'),
    table(
      [reader.say('page.part'), reader.say('page.length'), reader.say('page.alone'), reader.say('page.remark')],
      combo.parts.map(({ tourId, name, days, from, optional }) => [
        html`<a href="${reader.path('tour', { id: tourId, name })}">${name}</a>`,
        reader.count('tours.days', days),
        from && reader.money(from),
        optional ? reader.say('page.optional') : null,
      ]),
    ),
  );

function body(combo: TourComboDetail, reader: PageReader): Html {
  const { price, alone, nextDay } = combo;
  const before = struckPrice(combo.deal);
  return html`${
    price
      ? priceLine({
          price: reader.say('tours.from_price', { amount: reader.money(price) }),
          before: before && reader.money(before),
          notes: [
            reader.say('tours.per_adult'),
            nextDay && `${reader.say('page.first_day')}: ${reader.day(nextDay)}`,
            alone && aloneText({ price, alone }, reader),
          ],
        })
      : html`<p>${reader.say('catalog.sold_out')}</p>`
  }
${paragraphs(combo.story)}
${facts([[reader.say('page.length'), reader.count('tours.days', combo.days)]])}
${parts(combo, reader)}`;
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent> {
  const combo = await readTourComboDetails(platform, id, reader);
  const images = combo.gallery.flatMap(({ kind, url }) => (kind === 'image' ? [url] : []));
  const url = reader.address('tourCombo', combo);
  return {
    name: combo.name,
    about: cutText(combo.story || reader.listed(combo.parts.map(({ name }) => name)), 300),
    pictures: images.length > 0 ? images : [combo.cover],
    within: [{ kind: 'city', id: combo.cityId, name: combo.city }],
    opens: { route: 'tourComboDetails', query: { id } },
    body: body(combo, reader),
    data: [
      {
        '@type': 'TouristTrip',
        subTrip: combo.parts.map(({ tourId, name }) => ({
          '@type': 'TouristTrip',
          name,
          url: reader.address('tour', { id: tourId, name }),
        })),
        ...(combo.price ? { offers: offerData({ price: combo.price, availability: 'InStock', url }) } : {}),
      },
    ],
    tags: TAGS,
  };
}

/** The pages of combos of tours. */
export const tourComboPages = (platform: Platform): PageKind => ({
  kind: 'tourCombo',
  names: (id) => storedNames(platform.reads, comboNames(id)),
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedCombos),
});
