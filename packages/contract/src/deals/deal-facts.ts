import type { BundleKind } from '../travel/bundle-kinds.ts';

/** What a deal is on. Labels are the message keys `deal.kind.<name>`, for staff `deals.kind.<name>`. */
export const DEAL_KINDS = ['flight', 'hotel', 'dining', 'table', 'tour', 'combo', 'tourcombo', 'product'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** Kinds of travel that deals are on. */
export const TRAVEL_DEAL_KINDS = [
  'flight',
  'hotel',
  'dining',
  'table',
  'tour',
  'combo',
  'tourcombo',
] as const satisfies readonly DealKind[];
export type TravelDealKind = (typeof TRAVEL_DEAL_KINDS)[number];

/** A kind of deals of travel by its name; null where there is none of it. */
export const knownTravelDealKind = (name: string | null): TravelDealKind | null =>
  TRAVEL_DEAL_KINDS.find((kind) => kind === name) ?? null;

/** Whether a unit of a kind is bought for a day of its own; set meals are used on any. */
export const isDated = (kind: DealKind): kind is DatedDealKind => kind !== 'dining' && kind !== 'product';
export type DatedDealKind = Exclude<DealKind, 'dining' | 'product'>;

/** Kinds of travel deals on what is booked as several orders at once: one booking is one unit, however many travel. */
const DEALS_ON_BUNDLES = ['tourcombo', 'combo'] as const satisfies readonly BundleKind[];
export type BundleDealKind = (typeof DEALS_ON_BUNDLES)[number];

/** Whether a deal of a kind is on several orders that are booked as one. */
export const isOnBundles = (kind: string | null): kind is BundleDealKind =>
  DEALS_ON_BUNDLES.some((one) => one === kind);

/** What the units of a deal are; labels are the message keys `deal.left.<unit>` and `deal.per.<unit>`. */
export const DEAL_UNITS = {
  flight: 'seats',
  hotel: 'nights',
  dining: 'sets',
  table: 'people',
  tour: 'people',
  tourcombo: 'trips',
  combo: 'trips',
  product: 'pieces',
} as const satisfies Readonly<Record<DealKind, string>>;

/** Whether a deal of a kind may hold at some hours alone: a table is had at an hour of its day. */
export const hasHours = (kind: DealKind | null): boolean => kind === 'table';

/** How a deal lowers a price: whole percent off, cents off a unit, or cents that a unit costs. */
export const DEAL_METHODS = ['percent', 'off', 'fixed'] as const;
export type DealMethod = (typeof DEAL_METHODS)[number];

/** How deals of a kind can lower a price: what is put together of several things has no price of its own, only theirs. */
export const dealMethods = (kind: DealKind | null): readonly DealMethod[] =>
  isOnBundles(kind) ? ['percent'] : DEAL_METHODS;

/** What customers see a deal do. */
export const OPEN_DEAL_STATES = ['scheduled', 'running', 'sold_out', 'ended'] as const;
export type OpenDealState = (typeof OPEN_DEAL_STATES)[number];

/** How a list of deals is narrowed by time: those that run, that end within a day, that begin later. */
export const DEAL_TIMES = ['running', 'ending', 'soon'] as const;
export type DealTime = (typeof DEAL_TIMES)[number];

/** Days before a price is reduced whose lowest price is shown as the one before (Directive 98/6/EC, Article 6a). */
export const PRIOR_DAYS = 30;

/** Minutes before a deal begins at which those who asked for it are reminded. */
export const REMIND_MINUTES = 10;
