import type { Locale, Localized } from '@app/contract/core/locale';
import type { BundleOff } from '@app/contract/travel/bundled-piece';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { SlotRule } from '@app/contract/travel/slot-rules';
import type { Day } from '@app/kernel/local-day';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { TimeTaken } from '../../domain/time-taken.ts';

/** The rule of one kind of travel. */
export type RuleOf<K extends TravelKind> = Extract<SlotRule, { kind: K }>;

/** Who travels together; children are named by their ages on the last day. */
export type SlotParty = { readonly rooms: number; readonly adults: number; readonly childAges: readonly number[] };

/** What a slot of something that is sold together is to be filled with. */
export type SlotWanted<K extends TravelKind = TravelKind> = BundleOff & {
  readonly rule: RuleOf<K>;
  /** Its first day by the clock of its place; of flights there and back the day on which the way out lands. */
  readonly day: Day;
  /** How many nights it lasts; 0 for what is within a day. The way back departs on the day after the last night. */
  readonly nights: number;
  readonly party: SlotParty;
  /** The city that flights leave from; null without flights. */
  readonly fromCityId: string | null;
  /** Of flights: the latest hour at which the way out lands, `HH:MM` by the clock there; null for any. */
  readonly landsBy: string | null;
  /** Of who asks: what is led in their language comes first, then what is in English. */
  readonly lang: Locale;
  readonly now: Date;
};

/** One thing that could fill a slot. */
export type SlotChoice = {
  /** Names it among the choices of its slot: letters, digits, and `@_~:-`, at most 500. */
  readonly key: string;
  /** As its vertical is asked. */
  readonly request: Record<string, unknown>;
  /** US cents that it costs the party in what is sold together, taxes included, to the cent as it is quoted. */
  readonly usd: number;
};

/** What a thing that could fill a slot costs the party in what is sold together, and the times that it takes from them, as its vertical's `takes` says. */
export type TimedPrice = Pick<SlotChoice, 'usd'> & { readonly taken: readonly TimeTaken[] };

/** One of all the things that could fill a slot; its choice is made when it is asked for. */
export type SlotOption = TimedPrice & { choice(): SlotChoice };

/** What a rule names, in every language, and whether customers find it. */
export type NamedSubject = { readonly id: string; readonly name: Localized; readonly online: boolean };

/** A range of first days, both ends included. */
export type SlotDays = { readonly first: Day; readonly last: Day };

/**
 * What a vertical provides to those who sell several kinds together: how a slot of its kind
 * is filled. Everything is read as it is now; nothing is held.
 */
export type SlotProvider<K extends TravelKind = TravelKind> = {
  readonly kind: K;
  /** What could fill a slot, the cheapest first, of tours those in the reader's language before others; at most `limit`. What cannot be had is left out. */
  choices(db: Queryable, wanted: SlotWanted<K>, limit: number): Promise<readonly SlotChoice[]>;
  /**
   * The request of a choice by its key, priced or not: whether it can be had is asked of its vertical. Null where the key is none, or what it
   * names does not fit the slot: its days, its party, its rule.
   */
  requestOf(db: Queryable, wanted: SlotWanted<K>, key: string): Promise<Record<string, unknown> | null>;
  /** The first choice of each first day of a range; days on which there is none are missing. */
  lowest(db: Queryable, wanted: Omit<SlotWanted<K>, 'day'>, days: SlotDays): Promise<ReadonlyMap<Day, TimedPrice>>;
  /** Everything that could fill a slot on some first days; of what takes the same times the cheapest is enough. */
  options(
    db: Queryable,
    wanted: Omit<SlotWanted<K>, 'day'>,
    days: readonly Day[],
  ): Promise<ReadonlyMap<Day, readonly SlotOption[]>>;
  /** Of flights: ids of the cities that a slot can be flown from, the likeliest first. */
  origins?(db: Queryable, rule: RuleOf<K>): Promise<readonly string[]>;
  /**
   * What a rule names, in the order of the rule, in every language, and whether customers find it; what does not exist is missing. Refuses
   * nothing.
   */
  named(db: Queryable, rule: RuleOf<K>): Promise<readonly NamedSubject[]>;
};

/** A slot provider as its vertical holds it: callers pass it rules of its own kind only. */
export const anySlotProvider = <K extends TravelKind>(slotProvider: SlotProvider<K>): SlotProvider =>
  slotProvider as unknown as SlotProvider;
