import { type Locale, localize } from '@app/contract/core/locale';
import { mostFirst } from '@app/contract/core/name-order';
import type { Price } from '@app/contract/core/validation';
import { type ComboLength, type ComboSort, comboLengthOf } from '@app/contract/verticals/combos/facts';
import type { ComboCard } from '@app/contract/verticals/combos/views';
import { priceIn } from '../../../modules/currencies/public.ts';
import { cityViews } from '../../../modules/travel/public.ts';
import { dealMarkOf } from '../../../modules/travel-deals/core.ts';
import { type StoredTerm, termsNow } from '../../../modules/travel-home/public.ts';
import { pageAfter, placeAfter } from '../../../platform/http/place-in-list.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type ComboFrom, lowestOnSale } from '../db/combo-from.repo.ts';
import { isSoldStill, soldFrom } from '../domain/offered-days.ts';
import { leftShown, type StoredCombo } from '../domain/stored-combo.ts';
import { type DealtFrom, shownFrom } from './dealt-combos.ts';
import { keptCombos } from './kept-combos.ts';

type Had = { readonly combo: StoredCombo; readonly from: ComboFrom | DealtFrom | null };
type Show = {
  readonly lang: Locale;
  readonly price: (usd: number) => Price;
  /** Names of cities by their ids. */
  readonly cities: ReadonlyMap<string, { readonly name: string }>;
  readonly terms: ReadonlyMap<string, StoredTerm>;
  readonly now: Date;
};

/** By what the list is ordered, rising; what has no price comes last. */
function keyOf({ combo, from }: Had, sort: ComboSort): number {
  if (sort === 'popular') return -combo.sortWeight;
  if (sort === 'length') return combo.days;
  if (!from) return Number.MAX_SAFE_INTEGER;
  return sort === 'price_asc' ? from.usd : -from.usd;
}

/** The themes of a combo that are in force, in the order of the dictionary. */
const themesOf = ({ themes }: StoredCombo, terms: ReadonlyMap<string, StoredTerm>): StoredTerm[] =>
  [...terms.values()].filter(({ id }) => themes.includes(id));

/** What cards and details say of a combo itself. */
export const comboFacts = (
  { combo, from }: Had,
  { lang, price, cities, terms, now }: Show,
): Omit<ComboCard, 'slots'> => ({
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
  memberParts: [...(from?.memberParts ?? [])],
  deal: from && 'off' in from ? dealMarkOf(from.off, { wasUsd: from.usualUsd, nowUsd: from.usd, price }) : null,
  day: from?.day ?? null,
  left: leftShown(combo),
  themes: themesOf(combo, terms).map(({ id, name }) => ({ id, name: localize(name, lang) })),
  soldFrom: soldFrom(combo, now)?.toISOString() ?? null,
  from: from?.cityId ? { id: from.cityId, name: cities.get(from.cityId)?.name ?? '' } : null,
});

const cardOf = (had: Had, show: Show): ComboCard => ({
  ...comboFacts(had, show),
  slots: had.combo.slots.map(({ rule, optional, nights }) => ({ kind: rule.kind, optional, nights })),
});

/** Cities of combos with how many each has, most first. */
function citiesOf(all: readonly StoredCombo[], lang: Locale) {
  const cities = [...Map.groupBy(all, ({ cityId }) => cityId)].map(([id, combos]) => ({
    id,
    name: localize(combos[0]?.city ?? { 'en-US': '' }, lang),
    count: combos.length,
  }));
  return mostFirst(lang, cities);
}

/** Themes of combos with how many each has, most first. */
function countThemes(all: readonly StoredCombo[], terms: ReadonlyMap<string, StoredTerm>, lang: Locale) {
  const themes = [...terms.values()].map(({ id, name }) => ({
    id,
    name: localize(name, lang),
    count: all.filter((combo) => combo.themes.includes(id)).length,
  }));
  return mostFirst(lang, themes);
}

/** Combos on sale with what was found of their prices, of a city, a theme and a length or of all. */
export async function readCombos(
  platform: Platform,
  of: {
    readonly city?: string | undefined;
    readonly theme?: string | undefined;
    readonly length?: ComboLength | undefined;
    readonly sort: ComboSort;
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly lang: Locale;
    readonly currency: string;
  },
) {
  const after = placeAfter(of.cursor);
  const now = platform.clock.now();
  const moment = await platform.memory.changes.caughtUp();
  const [found, price] = await Promise.all([lowestOnSale(platform.reads, of.lang), priceIn(platform, of.currency)]);
  const combos = await keptCombos(platform).of(moment, found.keys());
  const online = [...found.keys()].flatMap((id) => combos.get(id) ?? []);
  const all = online.filter((combo) => combo.online && isSoldStill(combo, now));
  const themes = all.flatMap((combo) => combo.themes);
  const terms = await termsNow(platform, moment, themes);
  const shown = all
    .filter(({ cityId, days, themes }) => {
      const here = of.city === undefined || cityId === of.city;
      const about = of.theme === undefined || themes.includes(of.theme);
      return here && about && (of.length === undefined || comboLengthOf(days) === of.length);
    })
    .map(async (combo) => {
      const from = await shownFrom(platform, combo, { from: found.get(combo.id) ?? null, lang: of.lang });
      return { combo, from, id: combo.id };
    });
  const list = (await Promise.all(shown))
    .map((one) => ({ ...one, key: keyOf(one, of.sort) }))
    .sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1));
  const { page, cursor } = pageAfter(list, after, of.limit);
  const origins = page.flatMap(({ from }) => from?.cityId ?? []);
  const cities = await cityViews(platform.reads, origins, of.lang);
  return {
    list: page.map((one) => cardOf(one, { lang: of.lang, price, cities, terms, now })),
    cursor,
    total: list.length,
    cities: after ? null : citiesOf(all, of.lang),
    themes: after ? null : countThemes(all, terms, of.lang),
  };
}
