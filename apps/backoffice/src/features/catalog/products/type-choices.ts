import type { Choices } from '../../../ui/choices';

/** Bought with money, or exchanged for points. */
export const typeChoices: Choices = {
  known: [
    { value: 'normal', label: 'catalog.type.normal' },
    { value: 'points', label: 'catalog.type.points' },
  ],
};
