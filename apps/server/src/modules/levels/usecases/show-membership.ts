import { type Locale, localize } from '@app/contract/core/locale';
import type { MemberLevel, Subordinate } from '@app/contract/levels/schemas';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn } from '../../currencies/public.ts';
import { levelsOf, spentOf, subordinateCounts, subordinatesOf } from '../db/level.repo.ts';
import { benefitsIn, levelIndex, shortened } from '../domain/level-of.ts';

type MembershipReader = { readonly customerId: string; readonly lang: Locale; readonly currency: string };
type Stretch = { readonly cursor: string | undefined; readonly limit: number };

const BP_PER_PERCENT = 100;

/** All levels with their benefits, which one the customer holds, and what is missing to the next. */
export async function showLevels(platform: Platform, reader: MembershipReader) {
  const [levels, spent, price] = await Promise.all([
    levelsOf(platform.db),
    spentOf(platform.db, reader.customerId),
    priceIn(platform, reader.currency),
  ]);
  const held = levelIndex(levels, spent.standingUsd);
  const next = levels[held + 1];
  return {
    levels: levels.map(
      (level, index): MemberLevel => ({
        id: level.id,
        identifier: level.identifier,
        name: localize(level.name, reader.lang),
        image: level.image,
        threshold: price(level.thresholdUsd),
        discountPercent: level.discountBp / BP_PER_PERCENT,
        benefits: benefitsIn(localize(level.benefits, reader.lang)),
        state: index < held ? 'passed' : index === held ? 'current' : 'ahead',
      }),
    ),
    spent: price(spent.spentUsd),
    toNext: next ? price(next.thresholdUsd - spent.spentUsd) : null,
  };
}

/** A stretch of who registered with the customer's codes, newest first, and how many there are. */
export async function listSubordinates(
  platform: Platform,
  of: Stretch & { customerId: string },
): Promise<{ list: Subordinate[]; cursor: string | null; all: number; valid: number }> {
  const after = readPlace(of.cursor);
  const [rows, counts] = await Promise.all([
    subordinatesOf(platform.db, { customerId: of.customerId, after, limit: of.limit + 1 }),
    subordinateCounts(platform.db, of.customerId),
  ]);
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  return {
    list: page.map((row) => ({
      ...row,
      nickname: shortened(row.nickname),
      joinedAt: new Date(row.joinedAt).toISOString(),
    })),
    cursor: rows.length > of.limit && last ? cursorAfter({ at: last.joinedAt, id: last.id }) : null,
    ...counts,
  };
}
