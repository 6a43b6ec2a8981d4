import type { TravelKind } from '@app/contract/travel/kinds';
import type { ComboPick } from '@app/contract/verticals/combos/picks';
import { Refusal } from '@app/kernel/assert';
import {
  chooserOf,
  type PricedPart,
  pricePart,
  type SlotChoice,
  type SlotWanted,
  type TimeTaken,
  timesTaken,
} from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { rememberReads } from '../../../platform/db/in-line.ts';
import type { Platform } from '../../../platform/slice.ts';
import { isTaken } from '../domain/fit-together.ts';
import { type Travelling, wantedFor } from '../domain/slot-days.ts';
import type { StoredCombo, StoredSlot } from '../domain/stored-combo.ts';

/** What fills a slot, priced. */
export type Filling = { readonly key: string; readonly part: PricedPart };

export type FilledSlot = {
  readonly slot: StoredSlot;
  readonly wanted: boolean;
  /** Null where it is not wanted, or where nothing that fits can be had. */
  readonly filling: Filling | null;
  /** Whether something else could fill it, as far as is known: what was picked was one of several. */
  readonly swappable: boolean;
  /** Why what was picked for it cannot be had, as a key of the texts; null where it can, and where nothing was picked. */
  readonly lost: string | null;
};

export type PlanAsked = Travelling & {
  readonly combo: StoredCombo;
  readonly picks: readonly ComboPick[];
  /** Optional slots that are wanted whether or not something was picked. */
  readonly with: readonly string[];
};

/** What is looked at for a slot before it is said that nothing fits. */
const TRIED = 4;

/** What has hours of its own comes before what can move. */
const ORDER: readonly TravelKind[] = ['flight', 'hotel', 'tour', 'diningcombo', 'dining'];

type Context = { readonly platform: Platform; readonly db: Queryable; readonly asked: PlanAsked };

/** Prices a choice; the key of the texts that says why, where its vertical does not offer it. */
export async function priceChoice(
  platform: Platform,
  db: Queryable,
  of: { readonly slot: StoredSlot; readonly request: Record<string, unknown>; readonly offBp: number },
): Promise<PricedPart | string> {
  const { slot, request, offBp } = of;
  try {
    return await pricePart(platform, db, { kind: slot.rule.kind, request, offBp });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.key === 'input.invalid' ? 'field.combo_choice' : `error.${error.key}`;
  }
}

const timesOf = (platform: Platform, { kind, offer }: PricedPart): readonly TimeTaken[] =>
  timesTaken(platform, kind, offer);

/** What was picked for a slot, priced; why it cannot be had otherwise. */
async function pickedFor(
  { platform, db, asked }: Context,
  of: {
    readonly slot: StoredSlot;
    readonly wanted: SlotWanted;
    readonly key: string;
    readonly taken: readonly TimeTaken[];
  },
): Promise<Filling | string> {
  const { slot, key } = of;
  const request = await chooserOf(platform, slot.rule.kind).requestOf(db, of.wanted, key);
  if (!request) return 'field.combo_choice';
  const part = await priceChoice(platform, db, { slot, request, offBp: asked.combo.offBp });
  if (typeof part === 'string') return part;
  return isTaken(timesOf(platform, part), of.taken) ? 'field.combo_overlap' : { key, part };
}

/** The first of some choices that can be had and overlaps nothing; null for none. */
async function firstFitting(
  { platform, db, asked }: Context,
  of: { readonly slot: StoredSlot; readonly choices: readonly SlotChoice[]; readonly taken: readonly TimeTaken[] },
): Promise<Filling | null> {
  for (const { key, request } of of.choices) {
    const part = await priceChoice(platform, db, { slot: of.slot, request, offBp: asked.combo.offBp });
    if (typeof part !== 'string' && !isTaken(timesOf(platform, part), of.taken)) return { key, part };
  }
  return null;
}

async function fill(context: Context, slot: StoredSlot, taken: readonly TimeTaken[]): Promise<FilledSlot> {
  const { platform, db, asked } = context;
  const wanted = wantedFor(asked.combo, slot, asked);
  const pick = asked.picks.find((one) => one.slot === slot.key);
  const picked = pick ? await pickedFor(context, { slot, wanted, key: pick.key, taken }) : null;
  // It was picked among others, which need not be looked for again.
  if (picked !== null && typeof picked !== 'string') {
    return { slot, wanted: true, filling: picked, swappable: true, lost: null };
  }
  const choices = await chooserOf(platform, slot.rule.kind).choices(db, wanted, TRIED);
  const filling = await firstFitting(context, { slot, choices, taken });
  return { slot, wanted: true, filling, swappable: choices.some(({ key }) => key !== filling?.key), lost: picked };
}

/** Picked ones first, so that nothing that fills itself is in their way; then by kind. */
const inFillOrder = (slots: readonly StoredSlot[], picks: readonly ComboPick[]): StoredSlot[] => {
  const rank = ({ key, rule }: StoredSlot): number =>
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
  const { platform, asked } = context;
  const isWanted = ({ key, optional }: StoredSlot): boolean =>
    !optional || asked.with.includes(key) || asked.picks.some(({ slot }) => slot === key);
  const filled = new Map<string, FilledSlot>();
  const taken: TimeTaken[] = [];
  for (const slot of inFillOrder(asked.combo.slots.filter(isWanted), asked.picks)) {
    const one = await fill(context, slot, taken);
    filled.set(slot.key, one);
    if (one.filling) taken.push(...timesOf(platform, one.filling.part));
  }
  return asked.combo.slots.map(
    (slot) => filled.get(slot.key) ?? { slot, wanted: false, filling: null, swappable: false, lost: null },
  );
}

/** The times that everything but one slot takes. */
export const takenBeside = (platform: Platform, filled: readonly FilledSlot[], slot: string): TimeTaken[] =>
  filled.flatMap((one) => (one.filling && one.slot.key !== slot ? timesOf(platform, one.filling.part) : []));
