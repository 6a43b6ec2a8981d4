import type { ApiError } from '@app/client/api-error';
import type { ScreenQuery } from '../../../shell/navigation.ts';
import { flawedPick, type LostPart, lostPartOf } from '../../../widgets/travel/bundle/lost-part.ts';
import { type ComboPick, pickedDepartures, picksParam, withoutPick } from '../combo-picks.ts';

/** The tour that a refusal says cannot be had as it was picked; null where it says that of none. */
export const lostTourOf = (error: ApiError | null, picks: readonly ComboPick[]): LostPart | null =>
  lostPartOf(error) ??
  flawedPick(
    error,
    pickedDepartures(picks).map(({ tourId }) => tourId),
  );

/** The combo again without the departure of a lost part: what is left of the choice, and what was lost. */
export const addressWithout = (
  comboId: string,
  picks: readonly ComboPick[],
  lost: LostPart,
  party: Readonly<Record<string, string | null>>,
): ScreenQuery<'tourComboDetails'> => ({
  id: comboId,
  picks: picksParam(withoutPick(picks, lost.slot)),
  ...party,
  lost: lost.slot,
  why: lost.why,
  left: lost.left,
});
