import type { Locale } from '@app/contract/core/locale';
import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** A thing that is found by its own name. */
export type NamedThing = {
  readonly id: string;
  readonly name: string;
  /** Its city; empty where it is in several. */
  readonly place: string;
  readonly picture: string | null;
};

/** What one kind implements for the search of everything, registered with `registerFinds` in its module.ts. */
export type Finds = {
  readonly kind: TravelOrBundleKind;
  /** How many customers find in each of some cities; those with none are left out. */
  inCities(db: Queryable, cityIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What customers find by a name that holds each of the words in some language, the likeliest first. */
  named(
    db: Queryable,
    of: { readonly words: readonly string[]; readonly limit: number; readonly lang: Locale },
  ): Promise<readonly NamedThing[]>;
};

const registered = new WeakMap<Platform, Map<string, Finds>>();

/** Tells travel what of a kind is found. A kind registered again replaces the former. */
export function registerFinds(platform: Platform, finds: Finds): void {
  const all = registered.get(platform) ?? new Map<string, Finds>();
  registered.set(platform, all.set(finds.kind, finds));
}

/** Every kind of which something is found, in the order in which they are shown. */
export const allFinds = (platform: Platform, order: readonly TravelOrBundleKind[]): Finds[] => {
  const all = registered.get(platform) ?? new Map<string, Finds>();
  return order.flatMap((kind) => all.get(kind) ?? []);
};
