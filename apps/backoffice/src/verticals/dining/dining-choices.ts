import { CUISINES } from '@app/contract/verticals/dining/facts';
import type { Choices } from '../../ui/choices';

export const cuisineChoices: Choices = {
  known: CUISINES.map((value) => ({ value, label: `dining.cuisine.${value}` as const })),
};
export const confirmChoices: Choices = {
  known: (['system', 'staff'] as const).map((value) => ({ value, label: `dining.staff.confirm_${value}` as const })),
};
export const stepChoices: Choices = {
  known: (['15', '30', '60'] as const).map((value) => ({ value, label: `dining.staff.step_${value}` as const })),
};
