import type { ErrorKey } from '@app/contract/core/error-catalogue';
import type { Locale } from '@app/contract/core/locale';
import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { BundleSubject } from '@app/contract/travel/bundle-views';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { SlotRule } from '@app/contract/travel/slot-rules';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { defineKeyedPort } from '../../../../platform/port.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { BundleTerms } from '../../domain/discount-items.ts';
import type { TimeTaken } from '../../domain/time-taken.ts';
import type { SearchProvider } from '../find/search-provider.ts';
import type { VerticalDeals } from '../travel-vertical.ts';

/** One part of what is booked together: what will be an order of its own. */
export type BundlePartOffer = {
  /** What the part is for its bundle, such as the id of a tour; once each. */
  readonly slot: string;
  readonly kind: TravelKind;
  /** As the part's own vertical is asked. */
  readonly request: Record<string, unknown>;
  /** Cancelled by its customer only together with the other core parts. */
  readonly core: boolean;
};

/** What is booked together for a request now. */
export type BundleOffer = BundleTerms & {
  /** What it is of, such as the combo. */
  readonly subjectId: string;
  /** What is said of it and must stay as it was booked, as JSON. */
  readonly snapshot: Record<string, unknown>;
  /** At least one, in the order of their days. */
  readonly parts: readonly BundlePartOffer[];
};

/** One part with the times that it takes from those who travel, as its vertical offers it now. */
export type OfferedPart = Pick<BundlePartOffer, 'slot' | 'kind'> & { readonly taken: readonly TimeTaken[] };

/**
 * What a kind has of its bundles beside their parts. A bundle takes one from the moment it is placed until none of its orders is left but
 * cancelled ones, in the transaction that does so and after everything of its parts.
 */
export type BundleStock = {
  /** Takes one of what a bundle is of, by one conditional update; returns whether there was one. */
  take(tx: Tx, subjectId: string): Promise<boolean>;
  /** Gives one back. */
  release(tx: Tx, subjectId: string): Promise<void>;
  /** The key of the refusal where none is left. */
  readonly refusal: ErrorKey;
};

/** What a kind of bundle implements for `travel`, provided for `bundleVerticalPort` in its module.ts. */
export type BundleVertical = {
  readonly kind: BundleKind;
  /** Which parts a request is of, as it is now. Refuses what does not fit together; whether each can be had is asked of its vertical. */
  compose(db: Queryable, of: { readonly request: Record<string, unknown>; readonly now: Date }): Promise<BundleOffer>;
  /** Refuses parts that cannot be had together, such as a dinner before the landing, at their fields; without it they can. */
  fit?(of: { readonly request: Record<string, unknown>; readonly parts: readonly OfferedPart[] }): void;
  /** What may fill a slot of what it is of now; null where there is no such slot any more. Without it none is known. */
  slotRule?(db: Queryable, of: { readonly subjectId: string; readonly slot: string }): Promise<SlotRule | null>;
  /** Within how many days of one another all parts begin, also once their customer changes one; without it on any. */
  daysApart?(snapshot: Record<string, unknown>): number;
  /** Without it as many are sold as the parts allow. */
  readonly stock?: BundleStock;
  /** A snapshot in a language. */
  describe(snapshot: Record<string, unknown>, lang: Locale): BundleSubject;
  /** What a snapshot calls its names, each in every language: a bundle is found by them. */
  readonly namedIn: readonly string[];
  /** Whether customers find anything of it now, and the tag that is dropped when that may change. Without it no tile leads to it. */
  readonly offered?: { readonly tag: string; any(db: Queryable): Promise<boolean> };
  /** How many things it offers in a city, or by its name: such a city is not deleted. */
  inCity?(db: Queryable, cityId: string): Promise<number>;
  /** What discount deals on it can be on; without it there are none. */
  readonly deals?: VerticalDeals;
  /** What of it is found by its name; without it nothing is. */
  readonly searchProvider?: SearchProvider;
};

/** The kinds of bundles that are sold. */
export const bundleVerticalPort = defineKeyedPort<BundleKind, BundleVertical>('bundle', ({ kind }) => kind);

/** The bundle of a kind. Throws where no slice provides it. */
export const bundleOf = (platform: Platform, kind: BundleKind): BundleVertical => bundleVerticalPort.of(platform, kind);

/** Every kind of bundle there is. */
export const bundles = (platform: Platform): readonly BundleVertical[] => bundleVerticalPort.all(platform);
