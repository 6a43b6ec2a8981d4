import type { TravelKind } from '@app/contract/travel/kinds';
import type { ComboPick } from '@app/contract/verticals/combos/picks';
import {
  type PricedPart,
  type SlotChoice,
  type SlotWanted,
  type TimeTaken,
  timesTaken,
} from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { rememberReads } from '../../../platform/db/pipeline/queue.ts';
import type { Platform } from '../../../platform/slice.ts';
import { isTaken } from '../domain/fit-together.ts';
import { wantedFor } from '../domain/slot-days.ts';
import { fillTogether } from './fill-together.ts';
import type { FillableSlot } from './fillable-combo.ts';
import type { Filling, PlanAsked } from './plan-asked.ts';
import { priceChoice } from './price-choice.ts';

export type FilledSlot = {
  readonly slot: FillableSlot;
  readonly wanted: boolean;
  /** Null where it is not wanted, or where nothing that fits can be had. */
  readonly filling: Filling | null;
  /** Whether something else could fill it, as far as is known: what was picked was one of several. */
  readonly swappable: boolean;
  /** Why what was picked for it cannot be had, as a key of the texts; null where it can, and where nothing was picked. */
  readonly lost: string | null;
};

/** What is looked at for a slot before it is said that nothing fits. */
const TRIED = 4;

/** What has hours of its own comes before what can move. */
const ORDER: readonly TravelKind[] = ['flight', 'hotel', 'tour', 'diningcombo', 'dining'];

type Context = { readonly platform: Platform; readonly db: Queryable; readonly asked: PlanAsked };

const timesOf = ({ vertical, offer }: PricedPart): readonly TimeTaken[] => timesTaken(vertical, offer);

/** Why what was picked for a slot cannot be had, as a key of the texts, or what it is, priced. */
type Priced = PricedPart | string;

/** What is looked up for a slot whatever is taken by others: what was picked, priced, or choices and the first of them priced. */
type LookedUp = {
  readonly slot: FillableSlot;
  readonly pick: string | null;
  readonly picked: Priced | null;
  readonly choices: () => Promise<Choices>;
};
type Choices = { readonly all: readonly SlotChoice[]; readonly first: Priced | null };

async function pickedFor(
  { platform, db, asked }: Context,
  of: { readonly slot: FillableSlot; readonly wanted: SlotWanted; readonly key: string },
): Promise<Priced> {
  const { slot, key } = of;
  const request = await slot.provider.requestOf(db, of.wanted, key);
  return request ? priceChoice(platform, db, { slot, request, terms: asked.terms }) : 'field.combo_choice';
}

async function choicesFor({ platform, db, asked }: Context, slot: FillableSlot, wanted: SlotWanted): Promise<Choices> {
  const all = await slot.provider.choices(db, wanted, TRIED);
  const [first] = all;
  const { terms } = asked;
  return { all, first: first ? await priceChoice(platform, db, { slot, request: first.request, terms }) : null };
}

async function lookUp(context: Context, slot: FillableSlot): Promise<LookedUp> {
  const { asked } = context;
  const wanted = wantedFor(asked.combo, slot, asked);
  const pick = asked.picks.find((one) => one.slot === slot.key)?.key ?? null;
  const picked = pick === null ? null : await pickedFor(context, { slot, wanted, key: pick });
  if (picked !== null) return { slot, pick, picked, choices: () => choicesFor(context, slot, wanted) };
  const choices = await choicesFor(context, slot, wanted);
  return { slot, pick, picked, choices: async () => choices };
}

/** The first of some choices that can be had and overlaps nothing; null for none. */
async function firstFitting(
  { platform, db, asked }: Context,
  of: { readonly slot: FillableSlot; readonly choices: Choices; readonly taken: readonly TimeTaken[] },
): Promise<Filling | null> {
  const { slot, choices } = of;
  const { terms } = asked;
  for (const [index, { key, request }] of choices.all.entries()) {
    const known = index === 0 ? choices.first : null;
    const part = known ?? (await priceChoice(platform, db, { slot, request, terms }));
    if (typeof part !== 'string' && !isTaken(timesOf(part), of.taken)) return { key, part };
  }
  return null;
}

/** How a slot was filled by itself; `sure` where nothing cheaper could be meant for it: it was picked, or is the cheapest there is. */
type Filled = { readonly one: FilledSlot; readonly sure: boolean };

/** Why what was picked cannot be had beside what is taken; null where nothing was picked. */
function lostOf({ picked }: LookedUp, taken: readonly TimeTaken[]): string | null {
  if (picked === null || typeof picked === 'string') return picked;
  return isTaken(timesOf(picked), taken) ? 'field.combo_overlap' : null;
}

async function fill(context: Context, found: LookedUp, taken: readonly TimeTaken[]): Promise<Filled> {
  const { slot, pick, picked } = found;
  const lost = lostOf(found, taken);
  // It was picked among others, which need not be looked for again.
  if (pick !== null && picked !== null && typeof picked !== 'string' && lost === null) {
    const filling = { key: pick, part: picked };
    return { one: { slot, wanted: true, filling, swappable: true, lost: null }, sure: true };
  }
  const choices = await found.choices();
  const filling = await firstFitting(context, { slot, choices, taken });
  const swappable = choices.all.some(({ key }) => key !== filling?.key);
  const sure = filling !== null && filling.key === choices.all[0]?.key;
  return { one: { slot, wanted: true, filling, swappable, lost }, sure };
}

/** Picked ones first, so that nothing that fills itself is in their way; then by kind. */
const inFillOrder = (slots: readonly FillableSlot[], picks: readonly ComboPick[]): FillableSlot[] => {
  const rank = ({ key, rule }: FillableSlot): number =>
    (picks.some(({ slot }) => slot === key) ? 0 : ORDER.length) + ORDER.indexOf(rule.kind);
  return slots.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * Fills each slot of a combo that is wanted: by what was picked where that can still be had, else by the cheapest that overlaps nothing else.
 * Slots come in their order. Nothing is held.
 */
export const fillSlots = (platform: Platform, db: Queryable, asked: PlanAsked): Promise<FilledSlot[]> =>
  rememberReads(db, () => fillEach({ platform, db, asked }));

async function fillEach(context: Context): Promise<FilledSlot[]> {
  const { asked } = context;
  const isWanted = ({ key, optional }: FillableSlot): boolean =>
    !optional || asked.with.includes(key) || asked.picks.some(({ slot }) => slot === key);
  const filled: Filled[] = [];
  const taken: TimeTaken[] = [];
  const order = inFillOrder(asked.combo.slots.filter(isWanted), asked.picks);
  // Nothing of this depends on what others take: it is asked for together.
  for (const found of await Promise.all(order.map((slot) => lookUp(context, slot)))) {
    const one = await fill(context, found, taken);
    filled.push(one);
    if (one.one.filling) taken.push(...timesOf(one.one.filling.part));
  }
  const known = new Map((await refill(context, filled)).map((one) => [one.slot.key, one]));
  return asked.combo.slots.map(
    (slot) => known.get(slot.key) ?? { slot, wanted: false, filling: null, swappable: false, lost: null },
  );
}

/**
 * Slots that were filled one after the other; where one is in the way of another, all that was not picked is looked for anew together, so
 * that what can be had is found, at the least it costs.
 */
async function refill({ platform, db, asked }: Context, filled: readonly Filled[]): Promise<readonly FilledSlot[]> {
  const one = filled.map((each) => each.one);
  if (filled.every(({ sure }) => sure)) return one;
  const isPicked = ({ slot, lost, filling }: FilledSlot): boolean =>
    filling !== null && lost === null && asked.picks.some((pick) => pick.slot === slot.key);
  const slots = one.filter((each) => !isPicked(each)).map(({ slot }) => slot);
  const taken = one.flatMap((each) => (each.filling && isPicked(each) ? timesOf(each.filling.part) : []));
  const together = await fillTogether(platform, db, { asked, slots, taken });
  return together ? one.map((each) => ({ ...each, ...together.get(each.slot.key) })) : one;
}

/** The times that everything but one slot takes. */
export const takenBeside = (filled: readonly FilledSlot[], slot: string): TimeTaken[] =>
  filled.flatMap((one) => (one.filling && one.slot.key !== slot ? timesOf(one.filling.part) : []));
