import type { Locale, Localized } from '@app/contract/core/locale';
import type { TravelDealKind } from '@app/contract/deals/deal-facts';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { ContactInput } from '@app/contract/travel/person-schemas';
import type { SlotRule } from '@app/contract/travel/slot-rules';
import type { Day } from '@app/kernel/local-day';
import type { RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { defineKeyedPort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { Fact, FactWriter } from '../../mail/public.ts';
import type { DayPrice, DealScope, DealTerms } from '../../travel-deals/core.ts';
import type { BookedGuest } from '../db/guest.repo.ts';
import type { Amends } from '../domain/actions.ts';
import type { Exchange } from '../domain/carried-policy.ts';
import type { ChangeForm, ChangeRule } from '../domain/change.ts';
import type { ItemShare, PolicyShare } from '../domain/split-share.ts';
import type { TimeTaken } from '../domain/time-taken.ts';
import type { StopsOf } from '../domain/trip-stop.ts';
import type { SlotProvider } from './bundle/slot-provider.ts';
import type { SearchProvider } from './find/search-provider.ts';

/** One thing that is charged, such as a room for its nights. Money is USD cents a piece, taxes not in it. */
export type OfferItem = {
  readonly key: string;
  readonly label: Localized;
  readonly quantity: number;
  readonly priceUsd: number;
  /** What it cost before anything was taken off; null when that is the price itself. */
  readonly listPriceUsd: number | null;
  /** What a discount deal can be on; without it there is none on it. */
  readonly deal?: DealScope;
  /** Money ahead that comes off a bill later, whole: nothing is taken off it. */
  readonly deposit?: true;
  /** Had already and kept at what was paid for it: nothing more is taken off it. */
  readonly kept?: true;
  /** Basis points of a tax of its own that comes onto it, in place of that of the offer. */
  readonly taxBp?: number;
};

/**
 * What cancelling costs until a moment, of the whole as offered with its taxes; travel scales it to what is paid of that.
 * The last step of a policy has no moment and holds ever after. The moment of a step that says `hoursAfterPlacing` is so many
 * hours after `now`, which is when the order is placed: it moves with every quote, and asks nobody again.
 */
export type PolicyRule = {
  readonly until: Date | null;
  readonly feeUsd: number;
  readonly hoursAfterPlacing?: number;
};

/** When a service is. */
export type OfferedService = {
  /** Days in the place's own zone, `to` being the day it ends on: the check-out of a stay. */
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** What a vertical offers for a request now. Frozen with the quote and again with the order. */
export type TravelOffer = {
  /** What comments are about: the hotel, the restaurant, the route. */
  readonly subjectId: string;
  /** Everything about it that must stay as it was booked, as JSON: names in all languages, nights, board, pictures. */
  readonly snapshot: Record<string, unknown>;
  readonly service: OfferedService;
  readonly items: readonly OfferItem[];
  /** The name in every language; empty where no tax is added. */
  readonly tax: { readonly bp: number; readonly name: Localized | string };
  /** In the order of their moments; at least one. */
  readonly policy: readonly PolicyRule[];
  /** Until when names of guests may be changed; null for never. */
  readonly guestsUntil: Date | null;
};

export type HeldOrder = {
  readonly orderId: string;
  /** As it was given to `quote`. */
  readonly request: Record<string, unknown>;
  readonly snapshot: Record<string, unknown>;
};

export type GuestedOrder = HeldOrder & { readonly customerId: string; readonly guests: readonly BookedGuest[] };

/** How an order is confirmed without staff. */
export type Confirming = {
  /**
   * Minutes after payment at which the system confirms what was booked, 0 with the payment itself; null leaves it to staff, or
   * to a vertical that calls `confirmOrder`.
   */
  minutes(platform: Platform, snapshot: Record<string, unknown>): Promise<number | null>;
  /** Minutes after payment within which it is promised; from then on it can be cancelled for nothing. */
  readonly promisedMinutes: number;
  /** A moment by which this order is promised instead, such as a decision that is still to come; null where the minutes hold. */
  promisedBy?(tx: Tx, orderId: string): Promise<Date | null>;
  /** Confirms and ends what is due by now, before anybody is told that it is late. */
  settle?(): Promise<unknown>;
};
/** What a change of a booking is offered for. */
export type AmendOffer = {
  /** The order's request from then on, as `quote` is given it. */
  readonly request: Record<string, unknown>;
  /** Of what adds, what comes on top: its items with their policy, and the snapshot of the whole from then on. */
  readonly offer: TravelOffer;
  /**
   * How much of what is booked now is given up, such as 2 of 3 nights: so much of the policy's fee is due; and how many it
   * has then.
   */
  readonly exchange: Exchange;
  /** The rule of what is booked, where that says by itself what a change costs; else the policy alone does. */
  readonly rule?: ChangeRule;
  /** Guests who stay, by their positions before, as `hold` is given them. */
  readonly stays?: readonly number[];
};

/** What changing a part of a booking costs until a moment, in USD cents; null where it is not allowed. */
export type ChangeTermRule = { readonly feeUsd: number | null; readonly until: Date };

/**
 * Something else for what is booked and taken. What both have in common stays the order's and is never let go; the rest of
 * the new is held beside it. One change of an order is held at a time.
 */
export type TravelAmend = {
  /** What is had instead stays at the deals that it was bought at, as far as they hold for it; without it a change is at none. */
  readonly keepsDeals?: true;
  /** Prices what is wanted instead, what the order holds itself counting as free. Refuses as `quote`, and travel.same_dates. */
  quote(
    db: Queryable,
    of: HeldOrder & { wanted: Record<string, unknown>; now: Date; byStaff: boolean },
  ): Promise<AmendOffer>;
  /**
   * Whether what is booked may be changed by a rule of its own, whatever cancelling costs and however much of it is over; null, as without
   * it, where the common rule says.
   */
  allows?(of: { snapshot: Record<string, unknown>; now: Date; byStaff: boolean }): boolean | null;
  /**
   * Returns who is named with the order from then on, of those named now and those typed with the change, which are then only some.
   * Without it those typed are all, and where none are, those named now stay. `snapshot` is the order's of before.
   */
  readonly named?: (of: {
    readonly snapshot: Record<string, unknown>;
    readonly wanted: Record<string, unknown>;
    readonly guests: readonly BookedGuest[];
    readonly typed: readonly BookedGuest[];
  }) => readonly BookedGuest[];
  /** Holds what the order does not have yet, all or nothing. `snapshot` is the new one, `stays` as it was offered. Refuses travel.unavailable. */
  hold(tx: Tx, of: HeldOrder & { expiresAt: Date; stays?: readonly number[] | undefined }): Promise<void>;
  extend(tx: Tx, orderId: string, until: Date): Promise<void>;
  /**
   * Whether what is held for a change still takes place, locked to the end of the transaction; where it does not, its money goes back
   * and the order stays as it is. Without it, it always does.
   */
  readonly stands?: (tx: Tx, orderId: string) => Promise<boolean>;
  /** What was held is taken, what the order gives up is free: in one order of rows. */
  swap(tx: Tx, orderId: string): Promise<void>;
  /** What was held for the change is free again; once. */
  drop(tx: Tx, orderId: string): Promise<void>;
  /** How some of those who travel change by themselves; without it all do. `hold` is then given them as who stays. */
  readonly split?: TravelSplit;
};

/** A side of a booking that is split. */
export type SplitSide = {
  readonly request: Record<string, unknown>;
  readonly snapshot: Record<string, unknown>;
  readonly guests: readonly BookedGuest[];
};

/** Some of those who travel have a booking of their own, which is as theirs was until it is changed. */
export type TravelSplit = {
  /** Positions of the guests who change by themselves; empty where all do. */
  moves(wanted: Record<string, unknown>): readonly number[];
  /** What both sides are, with how much of each item moves, in their order, and of what the policy goes by. Refuses a party that cannot be split. */
  parts(
    db: Queryable,
    of: HeldOrder & { readonly guests: readonly BookedGuest[]; readonly moves: readonly number[] },
  ): Promise<{
    readonly stays: SplitSide;
    readonly moves: SplitSide;
    readonly items: readonly ItemShare[];
    readonly policy: PolicyShare;
  }>;
  /**
   * What is taken for who moves, and what is held for their change, is of their own order from then on. Returns the references of before that
   * are void.
   */
  take(
    tx: Tx,
    of: { readonly orderId: string; readonly toId: string; readonly moves: readonly number[] },
  ): Promise<readonly string[]>;
};

/** Something that a deal can be on, in a language. */
export type DealSubject = {
  /** As items that are offered name it in their `deal.keys`. */
  readonly key: string;
  readonly name: string;
  readonly place: string;
  /** Where it is, for a flight where it goes to; null where that is nowhere any more. */
  readonly city: { readonly id: string; readonly name: string } | null;
  /** A picture's address; null for none. */
  readonly cover: string | null;
  /** Whether customers find it now. */
  readonly online: boolean;
  /** Whom a unit is priced for, where that is not one guest. */
  readonly party?: { readonly adults: number; readonly children: number };
  readonly zone: string;
  /** Basis points of tax that come onto what it costs. */
  readonly taxBp: number;
  /** Parameters of the screen that it is bought on. */
  readonly target: Readonly<Record<string, string>>;
};

/** What discount deals of a vertical can be on. */
export type VerticalDeals = {
  readonly kind: TravelDealKind;
  /** By key, those that exist. */
  subjects(db: Queryable, keys: readonly string[], lang: Locale): Promise<ReadonlyMap<string, DealSubject>>;
  /**
   * Days of a range, both ends included, on which something can be had, in their order; of what is bought for no day of its
   * own, the price now.
   */
  prices(
    db: Queryable,
    of: {
      readonly key: string;
      readonly from: Day;
      readonly to: Day;
      readonly now: Date;
      /** A deal on it that runs or may, of kinds that work out its price themselves or are had at an hour. */
      readonly deal?: DealTerms;
      /** The reader's language, where prices differ by it. */
      readonly lang?: Locale;
    },
  ): Promise<readonly DayPrice[]>;
  /** Subjects that a word names, in any language; the likeliest first. */
  find(
    db: Queryable,
    of: { readonly word: string; readonly limit: number; readonly lang: Locale },
  ): Promise<readonly DealSubject[]>;
  /** The keys that a deal on what one key is of can be on as well, such as a route beside one of its cabins; without it none. */
  wider?(key: string): readonly string[];
  /** The keys of what is on sale that come next after one, in their order. */
  keys(db: Queryable, of: { readonly after: string; readonly limit: number }): Promise<string[]>;
  /** Those of some keys whose names, with the places they are in, hold each of some words in any language. */
  named(db: Queryable, of: { readonly keys: readonly string[]; readonly words: readonly string[] }): Promise<string[]>;
};

/** By which of its parts reports count an order: each of them, or the one it begins with. */
export type CountedBy = 'part' | 'start';

/**
 * What a vertical provides for `travelVerticalPort` in its module.ts. All functions run in the
 * caller's transaction and refuse with keys of the catalogue, `travel.unavailable` where nothing is left.
 */
export type TravelVertical = {
  readonly kind: TravelKind;
  /** Prices a request as it is now, and freezes what was offered. The same request gives the same offer unless something changed. */
  quote(db: Queryable, of: { request: Record<string, unknown>; now: Date }): Promise<TravelOffer>;
  /** Holds everything of an order or nothing, with conditional updates in one order of rows. */
  hold(tx: Tx, order: GuestedOrder & { expiresAt: Date }): Promise<void>;
  /** An unpaid order and what it holds are kept until another moment. */
  extend(tx: Tx, orderId: string, until: Date): Promise<void>;
  /** What was held is sold. */
  take(tx: Tx, orderId: string): Promise<void>;
  /** Gives back what is held or taken; once. */
  release(tx: Tx, orderId: string): Promise<void>;
  /** Holds again what a cancelled order held. Gives whether it could all be had; what it did is undone otherwise. */
  holdAgain(tx: Tx, order: GuestedOrder & { expiresAt: Date }): Promise<boolean>;
  /**
   * Orders whose time is over by the database's clock and which hold something the request needs: they are ended before
   * it is held, so that nobody waits for the job.
   */
  holdersPastDeadline(db: Queryable, request: Record<string, unknown>): Promise<readonly string[]>;
  /**
   * What of a snapshot is promised beside its price, policy and moments, such as bags and the hours of each flight: where it is
   * other at booking than in the quote, the customer is asked again. Arrays of texts and numbers: they are compared as JSON, and
   * the stored one has its keys in another order.
   */
  promised(snapshot: Record<string, unknown>): unknown;
  /** What a snapshot calls its names, each in every language: an order is found by them. */
  readonly namedIn: readonly string[];
  /** A snapshot in a language. */
  describe(snapshot: Record<string, unknown>, lang: Locale): TravelSubject;
  /** A snapshot as it begins at another moment, where its words say the hour and its provider moves that; without it as it is. */
  beginningAt?(snapshot: Record<string, unknown>, startsAt: Date): Record<string, unknown>;
  /** What mails say of what was described: when to the minute by the clocks of the place, where, and which of it. The first says when. */
  facts(subject: TravelSubject, writer: FactWriter): readonly Fact[];
  /** What a snapshot begins with, such as the first flight of a trip, and when by the clock of its place. */
  first?(snapshot: Record<string, unknown>): { readonly name: string; readonly localTime: string } | null;
  /**
   * An order's snapshot as it stands now, such as a flight that is delayed; without it as `describe`. `own` is whether its
   * customer reads it: what opens something, such as a code, is for nobody else.
   */
  describeNow?(
    db: Queryable,
    of: {
      readonly orderId: string;
      readonly snapshot: Record<string, unknown>;
      readonly lang: Locale;
      readonly own: boolean;
    },
  ): Promise<TravelSubject>;
  /** Refuses guests that do not fit what was booked, naming the field (`guests.0.givenName`). */
  checkGuests(of: {
    snapshot: Record<string, unknown>;
    guests: readonly BookedGuest[];
    contact: ContactInput | null;
  }): void;
  /** What changing each part of a snapshot costs by its own rule; without it what cancelling costs is the rule. */
  changeTerms?(snapshot: Record<string, unknown>): readonly ChangeTermRule[] | undefined;
  /** What is booked instead of something; without it nothing can be changed. */
  readonly amend?: TravelAmend;
  /**
   * What may be had for nothing instead of what is booked, where its provider has changed that: of each a name among the others,
   * and what `amend` is asked for it, the soonest first. Without it, nothing.
   */
  instead?(
    db: Queryable,
    of: HeldOrder & {
      readonly now: Date;
      /** What may fill the slot of the bundle that it is a part of; null where none is known. */
      readonly rule: SlotRule | null;
    },
  ): Promise<readonly { readonly key: string; readonly wanted: Record<string, unknown> }[]>;
  /** Its provider calls off a departure for all who are booked on it; without it staff say of one booking that it cannot be had. */
  readonly departs?: true;
  /**
   * What is bought beside what stands, such as bags; without it nothing is. Nothing is given up, and the booking keeps its price, its
   * policy, its numbers and voucher, and its confirmation.
   */
  readonly extras?: TravelAmend;
  /**
   * The times in which those who travel can do nothing else, of a snapshot, with the ways there that they need; without it the whole
   * service.
   */
  takes?(snapshot: Record<string, unknown>): readonly TimeTaken[];
  /** What of a described order stands on the page of a trip; without it a visit as long as the service (decision 221). */
  readonly stops?: StopsOf;
  /** Whether it wants the documents of those who travel: to others that are booked together with it none are given. */
  readonly documents?: true;
  /** Without it only staff confirm, and nothing is promised. */
  readonly confirming?: Confirming;
  /**
   * Writes what confirms an order, such as tickets, in the transaction that confirms it; returns its reference numbers.
   * Without it staff type them.
   */
  issue?(tx: Tx, order: GuestedOrder): Promise<readonly string[]>;
  /** Which of an order's references name which guest, by their position from 1; without it none names anybody. */
  referencesOfGuests?(
    db: Queryable,
    orderId: string,
  ): Promise<readonly { readonly guest: number; readonly reference: string }[]>;
  /**
   * Whether the system may verify an order whose time is over: what is sold in pieces ends those that were not used first.
   * Without it, it may.
   */
  isOver?(tx: Tx, orderId: string): Promise<boolean>;
  /** The order that a code of its own is of, beside the voucher that every order has, such as that of one piece; null for none. */
  orderOfCode?(db: Queryable, code: string): Promise<string | null>;
  /** What of it stands at the places of merchants; without it nothing does. */
  readonly merchants?: {
    /** Selects the ids of what orders of a merchant are about. */
    subjects(merchantId: string): RawBuilder<unknown>;
    /** Ids of the merchants at whose places something stands that orders are about. */
    of(db: Queryable, subjectId: string): Promise<readonly string[]>;
  };
  /**
   * Whether its report counts an order `o` for some of these days, by any of its parts or by the first alone; without it,
   * for the day on which it begins.
   */
  countsOn?(from: Day, to: Day, by: CountedBy): RawBuilder<unknown>;
  /** Whether an order `o` is about what has this id, in any of its parts or in the first; without it, whether that is its subject. */
  isAbout?(id: string, by: CountedBy): RawBuilder<unknown>;
  /** Whether what an order `o` is about is in this city; without it nothing is. */
  standsIn?(cityId: string): RawBuilder<unknown>;
  /** How many minutes late the people of an order said that they come, null for none: until then they are not missing. */
  lateMinutes?(db: Queryable, orderId: string): Promise<number | null>;
  /**
   * Called once others are named with an order: writes what confirms it anew where it is confirmed, and returns its reference numbers; null
   * where they stay. Refuses other people than may be named by then, where customers ask.
   */
  correctNames?(
    tx: Tx,
    order: GuestedOrder & {
      readonly before: readonly BookedGuest[];
      readonly byCustomer: boolean;
      readonly confirmed: boolean;
    },
  ): Promise<readonly string[] | null>;
  /**
   * Returns the places, from 0, of those who are named anew, where things of a booking are of one person, such as a seat: who is named
   * already keeps theirs, wherever they are named now. Without it each has the place in which they are named.
   */
  placesOfGuests?(of: {
    readonly before: readonly BookedGuest[];
    readonly named: readonly BookedGuest[];
  }): readonly number[];
  /** Told after names were changed. */
  guestsChanged?(tx: Tx, of: { orderId: string; guests: readonly BookedGuest[] }): Promise<void>;
  /** Called in the transaction in which the score of what comments are about has changed. */
  scoreChanged?(tx: Tx, subjectId: string): Promise<void>;
  /** How many things are in a city; a city that something is in is not deleted. */
  inCity?(db: Queryable, cityId: string): Promise<number>;
  /** What discount deals can be on; without it there are none. */
  readonly deals?: VerticalDeals;
  /** Whether customers find anything of it now, and the tag that is dropped when that may change. Without it they do. */
  readonly offered?: { readonly tag: string; any(db: Queryable): Promise<boolean> };
  /** How a slot of what is sold together is filled; without it none is. */
  readonly slotProvider?: SlotProvider;
  /** What of it is found by its name; without it nothing is. */
  readonly searchProvider?: SearchProvider;
};

/** The kinds of travel that are sold. */
export const travelVerticalPort = defineKeyedPort<TravelKind, TravelVertical>('vertical', ({ kind }) => kind);

type Amended = Pick<TravelVertical, 'amend' | 'extras' | 'departs'>;

/** How bookings of a vertical are changed. */
export const amendsOf = ({ amend, extras, departs }: Amended): Amends => ({
  instead: amend !== undefined,
  calledOff: departs === true,
  beside: extras !== undefined,
  ...(amend?.allows && { allows: amend.allows }),
});

/** What changes bookings of a vertical in a form. */
export const amendIn = ({ amend, extras }: Amended, form: ChangeForm): TravelAmend | undefined =>
  form === 'beside' ? extras : amend;

/** Positions of the guests who change by themselves by what is wanted; empty where all do. */
export const movesIn = (
  vertical: Amended,
  { form, wanted }: { readonly form: ChangeForm; readonly wanted: Record<string, unknown> },
): readonly number[] => (form === 'instead' ? (vertical.amend?.split?.moves(wanted) ?? []) : []);

/** The vertical of a kind. Throws where no slice provides it. */
export const verticalOf = (platform: Platform, kind: TravelKind): TravelVertical =>
  travelVerticalPort.of(platform, kind);

/** The times that an offer of a vertical takes from those who travel. */
export const timesTaken = (vertical: TravelVertical, offer: TravelOffer): readonly TimeTaken[] =>
  vertical.takes?.(offer.snapshot) ?? [offer.service];

/** Every vertical there is. */
export const verticals = (platform: Platform): readonly TravelVertical[] => travelVerticalPort.all(platform);
