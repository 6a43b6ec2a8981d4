import { type Locale, localize } from '@app/contract/core/locale';
import { mostFirst } from '@app/contract/core/name-order';
import type { Price } from '@app/contract/core/validation';
import type { DealMark } from '@app/contract/deals/deal-mark';
import type { COMBO_SORTS } from '@app/contract/verticals/tour-combos/schemas';
import type { TourComboCard } from '@app/contract/verticals/tour-combos/views';
import { priceIn } from '../../../modules/currencies/public.ts';
import { dealMarkOf, dealsByKeyNow, dealsNow } from '../../../modules/travel-deals/core.ts';
import { pageAfter, placeAfter } from '../../../platform/http/place-in-list.ts';
import type { Platform } from '../../../platform/slice.ts';
import { combosOnSale } from '../db/combo.repo.ts';
import { type ComboNow, type ComboPrice, combosNow, type DealsView } from './combo-now.ts';

type Sort = (typeof COMBO_SORTS)[number];
type Had = ComboNow & { readonly price: ComboPrice };
/** The deals that run now. */
export async function dealsView(platform: Platform): Promise<DealsView> {
  const [off, byKey] = await Promise.all([dealsNow(platform), dealsByKeyNow(platform)]);
  return { off, byKey };
}

type Show = { readonly lang: Locale; readonly price: (usd: number) => Price };

/** By what the list is ordered, rising. */
function keyOf({ combo, price }: Had, sort: Sort): number {
  if (sort === 'price_asc') return price.usd;
  return sort === 'price_desc' ? -price.usd : -combo.sortWeight;
}

/** What cards and details say of a combo itself. */
export function comboFacts({ combo, tours }: ComboNow, lang: Locale) {
  const needed = combo.parts.filter(({ optional }) => !optional);
  return {
    id: combo.id,
    name: localize(combo.name, lang),
    cityId: combo.cityId,
    city: localize(combo.city, lang),
    cover: combo.cover,
    days: needed.reduce((sum, { tourId }) => sum + (tours.get(tourId)?.days ?? 0), 0),
    windowDays: combo.windowDays,
    percent: combo.offBp / 100,
  };
}

/** The mark of a price that is at a deal on the combo. */
export const markOf = ({ off, usualUsd, usd }: ComboPrice, price: (usd: number) => Price): DealMark =>
  dealMarkOf(off, { wasUsd: usualUsd, nowUsd: usd, price });

function cardOf(now: Had, { lang, price }: Show): TourComboCard {
  return {
    ...comboFacts(now, lang),
    tours: now.combo.parts.flatMap(({ tourId, optional }) => {
      const tour = now.tours.get(tourId);
      return tour ? [{ name: localize(tour.name, lang), optional }] : [];
    }),
    price: price(now.price.usd),
    alone: price(now.price.aloneUsd),
    memberParts: [...now.price.memberParts],
    deal: markOf(now.price, price),
    nextDay: now.price.nextDay,
  };
}

/** Cities of combos with how many each has, most first. */
function citiesOf(all: readonly Had[], lang: Locale) {
  const cities = [...Map.groupBy(all, ({ combo }) => combo.cityId)].map(([id, [first, ...others]]) => ({
    id,
    name: first ? localize(first.combo.city, lang) : '',
    count: others.length + 1,
  }));
  return mostFirst(lang, cities);
}

const canBeHad = (one: ComboNow): one is Had => one.price !== null;

/** Combos on sale whose tours can be had together now, of a city or of all. */
export async function readTourCombos(
  platform: Platform,
  of: {
    readonly city?: string | undefined;
    readonly sort: Sort;
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly lang: Locale;
    readonly currency: string;
  },
) {
  const after = placeAfter(of.cursor);
  const [combos, price, deals] = await Promise.all([
    combosOnSale(platform.reads),
    priceIn(platform, of.currency),
    dealsView(platform),
  ]);
  const all = (await combosNow(platform, combos, { now: platform.clock.now(), deals })).filter(canBeHad);
  const list = all
    .filter(({ combo }) => of.city === undefined || combo.cityId === of.city)
    .map((one) => ({ ...one, key: keyOf(one, of.sort), id: one.combo.id }))
    .sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1));
  const { page, cursor } = pageAfter(list, after, of.limit);
  return {
    list: page.map((one) => cardOf(one, { lang: of.lang, price })),
    cursor,
    total: list.length,
    cities: after ? null : citiesOf(all, of.lang),
  };
}
