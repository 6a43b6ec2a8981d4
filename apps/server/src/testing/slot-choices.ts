import { choiceKey } from '@app/contract/verticals/combos/picks';
import { addDays, type Day } from '@app/kernel/local-day';
import { expect } from 'vitest';
import {
  pricePart,
  type SlotChoice,
  type SlotWanted,
  slotProviderOf,
  type TimedPrice,
  timesTaken,
} from '../modules/travel/public.ts';
import type { Shop } from './shop.ts';

type Of = Pick<Shop, 'app'>;

/** Two adults in one room who want something now; flown from nowhere and landing at any hour, unless said. */
export const wantedOf = (shop: Of, of: Pick<SlotWanted, 'rule' | 'day'> & Partial<SlotWanted>): SlotWanted => ({
  nights: 0,
  party: { rooms: 1, adults: 2, childAges: [] },
  fromCityId: null,
  landsBy: null,
  offBp: 0,
  lang: 'en-US',
  now: shop.app.platform.clock.now(),
  ...of,
});

const slotProviderFor = ({ app }: Of, { rule }: SlotWanted) => slotProviderOf(app.platform, rule.kind);

/**
 * What could fill a slot. Fails unless the cheapest come first, no two have the same key, each is named by its key, and its vertical asks for it
 * exactly what it is said to cost.
 */
export async function choicesOf(shop: Of, wanted: SlotWanted, limit = 12): Promise<readonly SlotChoice[]> {
  const { platform } = shop.app;
  const choices = await slotProviderFor(shop, wanted).choices(platform.db, wanted, limit);
  expect(choices.length).toBeLessThanOrEqual(limit);
  // Tours come by the language in which they are led first.
  if (wanted.rule.kind !== 'tour')
    expect(choices.map(({ usd }) => usd)).toEqual(choices.map(({ usd }) => usd).toSorted((a, b) => a - b));
  expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
  for (const { key, request, usd } of choices) {
    expect(choiceKey.safeParse(key).success).toBe(true);
    expect(await requestOf(shop, wanted, key)).toEqual(request);
    const part = await pricePart(platform, platform.db, { kind: wanted.rule.kind, request, terms: wanted });
    expect({ key, usd: part.usd }).toEqual({ key, usd });
  }
  return choices;
}

/** The request that a key of a slot names; null for none. */
export const requestOf = (shop: Of, wanted: SlotWanted, key: string) =>
  slotProviderFor(shop, wanted).requestOf(shop.app.platform.db, wanted, key);

/**
 * Fails unless the cheapest of all options of each day is the lowest of that day, and a third of them cost what their vertical asks for
 * and take the times that it says.
 */
async function checkOptions(
  shop: Of,
  { day: _day, ...wanted }: SlotWanted,
  of: { readonly range: readonly Day[]; readonly lowest: ReadonlyMap<Day, TimedPrice> },
): Promise<void> {
  const { platform } = shop.app;
  const options = await slotProviderOf(platform, wanted.rule.kind).options(platform.db, wanted, of.range);
  for (const day of of.range) {
    const some = options.get(day) ?? [];
    const prices = some.map(({ usd }) => usd);
    const lowest = of.lowest.get(day)?.usd;
    if (lowest === undefined) expect({ day, prices }).toEqual({ day, prices: [] });
    // Tours are led in the reader's language first, whatever others cost.
    else if (wanted.rule.kind === 'tour') expect(prices, day).toContain(lowest);
    else expect({ day, least: Math.min(...prices) }).toEqual({ day, least: lowest });
    for (const [index, { usd, taken, choice }] of some.entries()) {
      if (index % 3 > 0) continue;
      const { request } = choice();
      const part = await pricePart(platform, platform.db, { kind: wanted.rule.kind, request, terms: wanted });
      const times = timesTaken(part.vertical, part.offer);
      expect([part.usd, times.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))]).toEqual([usd, taken]);
    }
  }
}

/**
 * The lowest price of so many first days from a slot's day on, null where there is none. Fails unless each is that of the cheapest choice of its
 * day.
 */
export async function lowestOf(shop: Of, wanted: SlotWanted, days: number): Promise<(number | null)[]> {
  const { db } = shop.app.platform;
  const range: Day[] = Array.from({ length: days }, (_, after) => addDays(wanted.day, after));
  const { day: first, ...rest } = wanted;
  const lowest = await slotProviderFor(shop, wanted).lowest(db, rest, { first, last: addDays(first, days - 1) });
  const found = range.map((day) => lowest.get(day)?.usd ?? null);
  await checkOptions(shop, wanted, { range, lowest });
  const cheapest: (number | null)[] = [];
  for (const day of range) cheapest.push((await choicesOf(shop, { ...wanted, day }, 1))[0]?.usd ?? null);
  expect(found).toEqual(cheapest);
  expect([...lowest.keys()].filter((day) => !range.includes(day))).toEqual([]);
  return found;
}

/** Fails unless none of some keys names anything that fits a slot. */
export async function refusesKeys(shop: Of, wanted: SlotWanted, keys: readonly string[]): Promise<void> {
  for (const key of keys) expect({ key, request: await requestOf(shop, wanted, key) }).toEqual({ key, request: null });
}

/** Keys that name nothing of any kind. */
export const GARBAGE = ['x', '~', '~~~', '00000000-0000-4000-8000-000000000000', '@_~:-', 'a'.repeat(500)];
