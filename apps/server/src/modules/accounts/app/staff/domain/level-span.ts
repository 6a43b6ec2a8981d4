import type { Localized } from '@app/contract/core/locale';

export type LevelPlace = { readonly identifier: string; readonly name: Localized; readonly thresholdUsd: number };
export type Span = { readonly fromUsd: number; readonly belowUsd: number | null };

/**
 * Between which standings (USD cents) a level is held, of levels in rising order of their thresholds; null when there is
 * no such level.
 */
export function levelSpan(levels: readonly LevelPlace[], identifier: string): Span | null {
  const place = levels.findIndex((level) => level.identifier === identifier);
  const level = levels[place];
  return level ? { fromUsd: level.thresholdUsd, belowUsd: levels[place + 1]?.thresholdUsd ?? null } : null;
}

/** The level held at a standing, of levels in rising order; undefined below the first. */
export const levelAt = (levels: readonly LevelPlace[], standingUsd: number): LevelPlace | undefined =>
  levels.findLast((level) => level.thresholdUsd <= standingUsd);
