import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import { type ComboLength, type ComboSort, comboLengthOf } from '@app/contract/verticals/combos/facts';
import type { ComboCard } from '@app/contract/verticals/combos/views';
import { priceIn } from '../../../modules/i18n/public.ts';
import { cityViews } from '../../../modules/travel/public.ts';
import { pageAfter, placeAfter } from '../../../platform/http/place-in-list.ts';
import type { Platform } from '../../../platform/slice.ts';
import { combosOnSale } from '../db/combo.repo.ts';
import { type ComboFrom, lowestOf } from '../db/combo-from.repo.ts';
import { leftShown, type StoredCombo } from '../domain/stored-combo.ts';

type Had = { readonly combo: StoredCombo; readonly from: ComboFrom | null };
type Show = {
  readonly lang: Locale;
  readonly price: (usd: number) => Price;
  /** Names of cities by their ids. */
  readonly cities: ReadonlyMap<string, { readonly name: string }>;
};

/** By what the list is ordered, rising; what has no price comes last. */
function keyOf({ combo, from }: Had, sort: ComboSort): number {
  if (sort === 'popular') return -combo.sortWeight;
  if (sort === 'length') return combo.days;
  if (!from) return Number.MAX_SAFE_INTEGER;
  return sort === 'price_asc' ? from.usd : -from.usd;
}

/** What cards and details say of a combo itself. */
export const comboFacts = ({ combo, from }: Had, { lang, price, cities }: Show): Omit<ComboCard, 'slots'> => ({
  id: combo.id,
  name: localize(combo.name, lang),
  cityId: combo.cityId,
  city: localize(combo.city, lang),
  country: localize(combo.country, lang),
  cover: combo.cover,
  days: combo.days,
  nights: combo.nights,
  adults: combo.adults,
  children: combo.children,
  percent: combo.offBp / 100,
  price: from && price(from.usd),
  alone: from && price(from.aloneUsd),
  day: from?.day ?? null,
  left: leftShown(combo),
  from: from?.cityId ? { id: from.cityId, name: cities.get(from.cityId)?.name ?? '' } : null,
});

const cardOf = (had: Had, show: Show): ComboCard => ({
  ...comboFacts(had, show),
  slots: had.combo.slots.map(({ rule, optional, nights }) => ({ kind: rule.kind, optional, nights })),
});

/** Cities of combos with how many each has, most first. */
function citiesOf(all: readonly StoredCombo[], lang: Locale) {
  return [...Map.groupBy(all, ({ cityId }) => cityId)]
    .map(([id, combos]) => ({ id, name: localize(combos[0]?.city ?? { 'en-US': '' }, lang), count: combos.length }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Combos on sale with what was found of their prices, of a city and a length or of all. */
export async function readCombos(
  platform: Platform,
  of: {
    readonly city?: string | undefined;
    readonly length?: ComboLength | undefined;
    readonly sort: ComboSort;
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly lang: Locale;
    readonly currency: string;
  },
) {
  const after = placeAfter(of.cursor);
  const [all, price] = await Promise.all([combosOnSale(platform.reads), priceIn(platform, of.currency)]);
  const found = await lowestOf(
    platform.reads,
    all.map(({ id }) => id),
  );
  const list = all
    .filter(({ cityId, days }) => {
      const here = of.city === undefined || cityId === of.city;
      return here && (of.length === undefined || comboLengthOf(days) === of.length);
    })
    .map((combo) => ({ combo, from: found.get(combo.id) ?? null, id: combo.id }))
    .map((one) => ({ ...one, key: keyOf(one, of.sort) }))
    .sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1));
  const { page, cursor } = pageAfter(list, after, of.limit);
  const origins = page.flatMap(({ from }) => from?.cityId ?? []);
  const cities = await cityViews(platform.reads, origins, of.lang);
  return {
    list: page.map((one) => cardOf(one, { lang: of.lang, price, cities })),
    cursor,
    total: list.length,
    cities: after ? null : citiesOf(all, of.lang),
  };
}
