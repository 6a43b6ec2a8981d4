import { type Locale, localize } from '@app/contract/core/locale';
import type { DealSubject, VerticalDeals } from '../../../modules/travel/public.ts';
import { type DealTerms, dealsNow, type TimedDeal } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { toursOnSale } from '../../tours/public.ts';
import { combosByIds } from '../db/combo.repo.ts';
import { combosNamed, keysOnSale, namedAmong } from '../db/deal-combo.repo.ts';
import { comboIdsOf, comboKey } from '../domain/combo-key.ts';
import { neededTours, type StoredCombo } from '../domain/stored-combo.ts';
import { comboParts, ONE_ADULT, pricesByDay } from './combo-now.ts';

/** What deals are on, in the zone of its first tour. */
async function subjectsOf(db: Queryable, ids: readonly string[], lang: Locale): Promise<DealSubject[]> {
  const combos = await combosByIds(db, ids);
  const tourIds = [...new Set(combos.flatMap(neededTours))];
  const tours = new Map((await toursOnSale(db, { orIds: tourIds })).map((tour) => [tour.id, tour]));
  return combos.map((combo) => {
    const city = localize(combo.city, lang);
    const needed = neededTours(combo);
    return {
      key: comboKey(combo.id),
      name: localize(combo.name, lang),
      place: city,
      city: { id: combo.cityId, name: city },
      cover: combo.cover,
      online: combo.online && needed.every((id) => tours.has(id)),
      party: { adults: ONE_ADULT.adults, children: 0 },
      zone: tours.get(needed[0] ?? '')?.zone ?? 'UTC',
      // Prices of combos have the taxes of their tours in them.
      taxBp: 0,
      target: { id: combo.id },
    };
  });
}

/** A deal that is asked about, as one that runs: it may be one to come. */
const asRunning = (deal: DealTerms, key: string): TimedDeal => ({
  ...deal,
  id: '',
  key,
  left: 1,
  startsAt: new Date(0),
  endsAt: new Date(0),
});

async function pricesOf(
  platform: Platform,
  db: Queryable,
  of: {
    readonly combo: StoredCombo;
    readonly now: Date;
    readonly deal: DealTerms | undefined;
    isAsked(day: string): boolean;
  },
) {
  const { combo, now, deal, isAsked } = of;
  const key = comboKey(combo.id);
  const asked = deal ? asRunning(deal, key) : null;
  const byKey = new Map<string, readonly TimedDeal[]>(asked ? [[key, [asked]]] : []);
  const [found] = await comboParts(platform, db, [combo], { now, deals: { off: await dealsNow(platform), byKey } });
  if (!found?.combo.online) return [];
  const { parts } = found;
  const within = { windowDays: combo.windowDays, isAsked };
  const usual = pricesByDay(parts, { ...within, deal: null });
  const dealt = new Map(pricesByDay(parts, { ...within, deal: asked }).map((one) => [one.nextDay, one]));
  return usual.map(({ nextDay, usd }) => {
    const at = dealt.get(nextDay);
    return {
      day: nextDay,
      usd: at?.off ? at.usualUsd : usd,
      chargesUsd: 0,
      ...(at?.off && { atDealUsd: at.usd }),
    };
  });
}

/** Deals of combos of tours: each is on the bookings of one combo, and holds by the day on which its first tour begins. */
export const comboDeals = (platform: Platform): VerticalDeals => ({
  kind: 'tourcombo',
  subjects: async (db, keys, lang) =>
    new Map((await subjectsOf(db, comboIdsOf(keys), lang)).map((subject) => [subject.key, subject])),
  prices: async (db, { key, from, to, now, deal }) => {
    const [combo] = await combosByIds(db, comboIdsOf([key]));
    if (!combo) return [];
    return pricesOf(platform, db, { combo, now, deal, isAsked: (day) => day >= from && day <= to });
  },
  find: async (db, { word, limit, lang }) => subjectsOf(db, await combosNamed(db, word, limit), lang),
  keys: keysOnSale,
  named: namedAmong,
});
