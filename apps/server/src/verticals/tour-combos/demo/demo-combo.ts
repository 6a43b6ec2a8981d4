import type { Text4 } from '../../../demo/content/wording.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';

/** A combo of the demo's tours; tours and city by their keys. */
export type DemoCombo = {
  readonly key: string;
  readonly city: string;
  readonly name: Text4;
  readonly story: Text4;
  readonly tours: readonly { readonly tour: string; readonly optional: boolean }[];
  /** Off each of its tours. */
  readonly percent: number;
  readonly windowDays: number;
  readonly cancel: StoredCombo['cancel'];
};
