import type { Locale } from '@app/contract/core/locale';
import type { TravelDealKind } from '@app/contract/deals/deal-facts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type DealSubject, dealsOfKind } from '../../../travel/public.ts';
import { travelDealKeys } from '../db/staff-deal.repo.ts';

type Keyed = { readonly kind: TravelDealKind; readonly key: string };

/** What deals are on, in a language: by key, those that exist. */
export async function dealSubjects(
  platform: Platform,
  db: Queryable,
  deals: readonly Keyed[],
  lang: Locale,
): Promise<ReadonlyMap<string, DealSubject>> {
  const byKind = [...Map.groupBy(deals, ({ kind }) => kind)];
  const found = await Promise.all(
    byKind.map(async ([kind, own]) => {
      const keys = [...new Set(own.map(({ key }) => key))];
      return [...((await dealsOfKind(platform, kind)?.subjects(db, keys, lang)) ?? [])];
    }),
  );
  return new Map(found.flat());
}

/** Spaces and the signs that stand between the parts of a subject's name: "Lisbon → Rio". */
const BETWEEN = /[\s,;·→、，；]+/u;

/** The keys of what deals are on whose names hold every word of a text, in any language. */
export async function dealKeysNamed(platform: Platform, db: Queryable, typed: string): Promise<string[]> {
  const words = typed.split(BETWEEN).filter(Boolean);
  if (words.length === 0) return [];
  const byKind = [...Map.groupBy(await travelDealKeys(db), ({ kind }) => kind)];
  const found = await Promise.all(
    byKind.map(
      ([kind, own]) => dealsOfKind(platform, kind)?.named(db, { keys: own.map(({ key }) => key), words }) ?? [],
    ),
  );
  return found.flat();
}
