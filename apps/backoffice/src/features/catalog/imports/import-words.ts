import { IMPORT_STATES } from '@app/contract/catalog/import-fields';
import type { Choices } from '../../../ui/choices';
import type { Tone } from '../../../ui/list/cells';

/** How each state of an import is marked. */
export const stateTones: Record<(typeof IMPORT_STATES)[number], Tone> = {
  mapping: 'warning',
  checking: 'brand',
  checked: 'warning',
  importing: 'brand',
  done: 'success',
};
/** The states to choose from. */
export const stateChoices: Choices = {
  known: IMPORT_STATES.map((value) => ({ value, label: `catalog.import_state.${value}` as const })),
};
