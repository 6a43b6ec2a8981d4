import { zonesToday } from '@app/contract/core/time-zone';
import { zoneWords } from '@app/contract/core/zone-search';
import type { Choices } from '../choices';

/** The time zones by their names of today; old names and cities find them as well. */
export const zoneChoices: Choices = {
  given: zonesToday()
    .sort()
    .map((zone) => ({ value: zone, label: zone, words: zoneWords(zone) })),
};
