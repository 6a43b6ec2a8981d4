import { mealLimits } from '@app/contract/verticals/meals/limits';
import { type Day, nightsOf, weekday } from '@app/kernel/local-day';
import { type SlotChoice, type SlotProvider, type SlotWanted, togetherUsd } from '../../../modules/travel/public.ts';
import { type DealsNow, dealsNow } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readSet, setsById } from '../db/set.repo.ts';
import { leftOf, type StoredSet } from '../domain/stored-set.ts';
import { validityOf } from '../domain/validity.ts';
import { type MealRequest, setItems } from './offer-meal.ts';

type MealSlot = SlotWanted<'diningcombo'>;

/** As many pieces as feed a party. */
const piecesFor = ({ people }: Pick<StoredSet, 'people'>, { adults, childAges }: MealSlot['party']): number =>
  Math.ceil((adults + childAges.length) / people);

/** Whether pieces that are bought now can be used on a day. */
function isUsableOn(set: StoredSet, day: Day, now: Date): boolean {
  const { from, to } = validityOf({ ...set, zone: set.places[0]?.zone ?? 'UTC' }, now);
  return day >= from && day <= to && set.usable.weekdays.includes(weekday(day)) && !set.blackout.includes(day.slice(5));
}

/** The pieces of a set that a party uses on a day; null where it cannot be used then, or so many are not allowed. */
function requestOn(set: StoredSet, { party, now }: Omit<MealSlot, 'day'>, day: Day): MealRequest | null {
  const count = piecesFor(set, party);
  const allowed = count <= Math.min(set.perCustomer, mealLimits.pieces);
  return allowed && isUsableOn(set, day, now) ? { setId: set.id, count } : null;
}

type MealSlotQuery = Omit<MealSlot, 'day'> & { readonly deals: DealsNow };

/** What fills a slot on a day with a set; null where it cannot be had or used then, or not by so many. */
function choiceOf(set: StoredSet, wanted: MealSlotQuery, day: Day): SlotChoice | null {
  const request = requestOn(set, wanted, day);
  const sold = set.online && set.places.length > 0 && leftOf(set) >= (request?.count ?? 0);
  if (!request || !sold) return null;
  const { from } = validityOf({ ...set, zone: set.places[0]?.zone ?? 'UTC' }, wanted.now);
  return { key: set.id, request, usd: togetherUsd(setItems(set, { pieces: request.count, day: from }), wanted) };
}

const choicesOn = (sets: readonly StoredSet[], wanted: MealSlotQuery, day: Day): SlotChoice[] =>
  sets.flatMap((set) => choiceOf(set, wanted, day) ?? []).sort((a, b) => a.usd - b.usd || (a.key < b.key ? -1 : 1));

/** How slots of set meals are filled: by pieces that can be used on the day. */
export const mealSlotProvider = (platform: Platform): SlotProvider<'diningcombo'> => ({
  kind: 'diningcombo',
  choices: async (db, wanted, limit) =>
    choicesOn(await setsById(db, wanted.rule.setIds), { ...wanted, deals: await dealsNow(platform) }, wanted.day).slice(
      0,
      limit,
    ),
  requestOf: async (db, wanted, key) => {
    if (!wanted.rule.setIds.includes(key)) return null;
    const set = await readSet(db, key);
    return set && requestOn(set, wanted, wanted.day);
  },
  lowest: async (db, wanted, { first, last }) => {
    const sets = await setsById(db, wanted.rule.setIds);
    const asked = { ...wanted, deals: await dealsNow(platform) };
    const found = [...nightsOf(first, last), last].map((day) => [day, choicesOn(sets, asked, day)[0]] as const);
    return new Map(found.flatMap(([day, one]) => (one ? [[day, { usd: one.usd, taken: [] }] as const] : [])));
  },
  options: async (db, wanted, days) => {
    const sets = await setsById(db, wanted.rule.setIds);
    const asked = { ...wanted, deals: await dealsNow(platform) };
    const optionOf = (choice: SlotChoice) => ({ usd: choice.usd, taken: [], choice: () => choice });
    return new Map(days.map((day) => [day, choicesOn(sets, asked, day).map(optionOf)]));
  },
  named: async (db, { setIds }) => {
    const sets = await setsById(db, setIds);
    return setIds.flatMap((id) => {
      const set = sets.find((one) => one.id === id);
      return set ? [{ id, name: set.name, online: set.online && set.places.length > 0 }] : [];
    });
  },
});
