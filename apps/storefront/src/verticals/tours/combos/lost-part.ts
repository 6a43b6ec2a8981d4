import type { ApiError } from '@app/client/api-error';
import type { ScreenQuery } from '../../../shell/navigation.ts';
import { type ComboPick, picksParam, withoutPick } from './combo-picks.ts';

/** A tour of the combo that cannot be had as it was chosen: why, by the key of an error, and the places that are left. */
export type LostPart = { readonly tourId: string; readonly why: string; readonly left: number | null };

/** The lost part that a refusal names; null where it names none. */
export function lostPartOf(error: ApiError | null): LostPart | null {
  if (error?.key !== 'travel.part_unavailable') return null;
  const { slot, reason, left } = (error.data ?? {}) as { slot?: unknown; reason?: unknown; left?: unknown };
  if (typeof slot !== 'string') return null;
  return {
    tourId: slot,
    why: typeof reason === 'string' ? reason : 'travel.unavailable',
    left: typeof left === 'number' ? left : null,
  };
}

/** The tour whose departure a refused field is about; null where none is. */
export function flawedPick(error: ApiError | null, picks: readonly ComboPick[]): LostPart | null {
  for (const [field, message] of Object.entries(error?.fields ?? {})) {
    const index = /^picks\.(\d+)\./.exec(field)?.[1];
    const pick = index === undefined ? undefined : picks.filter(({ departureId }) => departureId)[Number(index)];
    if (pick) return { tourId: pick.tourId, why: message, left: null };
  }
  return null;
}

/** The combo again without the departure of a lost part: what is left of the choice, and what was lost. */
export const addressWithout = (
  comboId: string,
  picks: readonly ComboPick[],
  lost: LostPart,
  party: Readonly<Record<string, string | null>>,
): ScreenQuery<'tourComboDetails'> => ({
  id: comboId,
  picks: picksParam(withoutPick(picks, lost.tourId)),
  ...party,
  lost: lost.tourId,
  why: lost.why,
  left: lost.left,
});
