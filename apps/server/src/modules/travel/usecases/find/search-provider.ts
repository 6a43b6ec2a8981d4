import type { Locale } from '@app/contract/core/locale';
import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { Queryable } from '../../../../platform/db/connect.ts';

/** A thing that is found by its own name. */
export type NamedThing = {
  readonly id: string;
  readonly name: string;
  /** Its city; empty where it is in several. */
  readonly place: string;
  readonly picture: string | null;
};

/** What one kind implements for the search of everything. */
export type SearchProvider = {
  readonly kind: TravelOrBundleKind;
  /** How many customers find in each of some cities; those with none are left out. */
  inCities(db: Queryable, cityIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What customers find by a name that holds each of the words in some language, the likeliest first. */
  named(
    db: Queryable,
    of: { readonly words: readonly string[]; readonly limit: number; readonly lang: Locale },
  ): Promise<readonly NamedThing[]>;
};
