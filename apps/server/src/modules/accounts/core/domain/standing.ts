import type { Localized } from '@app/contract/core/locale';

/** A member level as far as customers see it. */
export type Level = {
  readonly identifier: string;
  readonly name: Localized;
  readonly image: string | null;
  readonly thresholdUsd: number;
  readonly discountBp: number;
  readonly benefits: Localized;
};

/** What a customer has spent (USD cents), the level they hold for it and the one above. */
export type Standing = { readonly spentUsd: number; readonly held: Level | null; readonly next: Level | null };

/**
 * The place of a customer among levels in rising order of their thresholds. `standingUsd` is what was spent, or more where
 * staff granted a level.
 */
export const standingAt = (
  levels: readonly Level[],
  { spentUsd, standingUsd }: { readonly spentUsd: number; readonly standingUsd: number },
): Standing => ({
  spentUsd,
  held: levels.findLast((level) => level.thresholdUsd <= standingUsd) ?? null,
  next: levels.find((level) => level.thresholdUsd > standingUsd) ?? null,
});
