import { BEDS, BOARDS, FACILITIES, VIEWS } from '@app/contract/verticals/hotels/facts';
import type { Choices } from '../../ui/choices';

export const boardChoices: Choices = {
  known: BOARDS.map((value) => ({ value, label: `hotels.board.${value}` as const })),
};
export const facilityChoices: Choices = {
  known: FACILITIES.map((value) => ({ value, label: `hotels.facility.${value}` as const })),
};
export const bedChoices = BEDS.map((value) => ({ value, label: `hotels.bed.${value}` as const }));
export const viewChoices: Choices = {
  known: VIEWS.map((value) => ({ value, label: `hotels.view.${value}` as const })),
};
export const starChoices: Choices = {
  known: (['5', '4', '3', '2', '1', '0'] as const).map((value) => ({
    value,
    label: `hotels.staff.stars_${value}` as const,
  })),
};
