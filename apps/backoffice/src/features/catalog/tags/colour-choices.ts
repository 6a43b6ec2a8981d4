import { TAG_COLOURS } from '@app/contract/catalog/tag-colours';
import type { Choices } from '../../../ui/choices';

/** The tones of the design that a tag can have. */
export const colourChoices: Choices = {
  known: TAG_COLOURS.map((value) => ({ value, label: `catalog.colour.${value}` as const })),
};
