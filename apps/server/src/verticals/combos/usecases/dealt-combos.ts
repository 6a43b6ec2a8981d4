import type { Locale } from '@app/contract/core/locale';
import { MINUTE } from '@app/kernel/clock';
import { type DealDiscount, type TimedDeal, wholeDiscount } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { ComboFrom } from '../db/combo-from.repo.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';
import { originsOf } from './combo-on-sale.ts';
import { fillable } from './fillable-combo.ts';
import { CITIES, lowestFrom, type PricedDay, readersOf } from './lowest-from.ts';
import { dealsOnCombo } from './running-deal.ts';
import { COMBOS } from './tags.ts';

/** The lowest price of a combo at a deal on it, with what that takes off. */
export type DealtFrom = ComboFrom & { readonly usualUsd: number; readonly off: DealDiscount };

/** Prices at deals are looked for again after so long, as those that cards say without deals are by a job. */
const KEPT_MS = 10 * MINUTE;

type Known = { readonly at: number; readonly price: Promise<PricedDay | null> };
const kept = new WeakMap<Platform, Map<string, Known>>();

/** Prices at deals by what decides them; all are dropped once combos have changed. */
function knownPrices(platform: Platform): Map<string, Known> {
  const found = kept.get(platform);
  if (found) return found;
  const made = new Map<string, Known>();
  kept.set(platform, made);
  platform.cache.onDrop((tags) => {
    if (tags.includes(COMBOS) || tags.includes('*')) made.clear();
  });
  return made;
}

const nameOf = ({ id, value, travelFrom, travelTo, weekdays }: TimedDeal, lang: Locale | null): string =>
  [id, value, travelFrom, travelTo, weekdays.join(''), lang].join(' ');

async function cheapest(platform: Platform, combo: StoredCombo, deal: TimedDeal, lang: Locale | null) {
  const one = fillable(platform, combo);
  const origins = await originsOf(platform.db, one);
  let best: PricedDay | null = null;
  for (const cityId of origins === null ? [null] : origins.slice(0, CITIES)) {
    const found = await lowestFrom(platform, one, { cityId, lang, deal });
    if (found && (best === null || found.usd < best.usd)) best = found;
  }
  return best;
}

/** The lowest price of a combo at the deal that runs on it, for readers of a language; null where none runs, or nothing can be had at it. */
export async function dealtFrom(platform: Platform, combo: StoredCombo, lang: Locale): Promise<DealtFrom | null> {
  const deal = (await dealsOnCombo(platform, combo.id)).find(({ left }) => left > 0);
  if (!deal) return null;
  const known = knownPrices(platform);
  const reader = readersOf(combo).includes(lang) ? lang : null;
  const name = nameOf(deal, reader);
  const now = platform.clock.now().getTime();
  let found = known.get(name);
  if (!found || now - found.at > KEPT_MS) {
    found = { at: now, price: cheapest(platform, combo, deal, reader) };
    known.set(name, found);
    found.price.catch(() => known.delete(name));
  }
  const price = await found.price;
  const off = price && wholeDiscount({ ...price, nowUsd: price.usd }, deal);
  return price && off && { ...price, comboId: combo.id, off };
}

/** What a card says of a combo: the lowest price that is known, at the deal on it where that is lower. */
export async function shownFrom(
  platform: Platform,
  combo: StoredCombo,
  of: { readonly from: ComboFrom | null; readonly lang: Locale },
): Promise<ComboFrom | DealtFrom | null> {
  const dealt = await dealtFrom(platform, combo, of.lang);
  return dealt && (of.from === null || dealt.usd < of.from.usd) ? dealt : of.from;
}
