import { z } from 'zod';
import { comboLimits } from './limits.ts';

/** What fills a slot: the key of one of its choices. */
export type ComboPick = { readonly slot: string; readonly key: string };

/** Names a slot of a combo, such as `hotel`. */
export const slotKey = z.string({ error: 'field.required' }).regex(/^[a-z][a-z0-9_]{0,29}$/, 'field.invalid');

/** Names one choice of a slot, as returned by `/combo/choices` and `/combo/plan`. */
export const choiceKey = z.string({ error: 'field.required' }).regex(/^[A-Za-z0-9@_~:-]{1,500}$/, 'field.invalid');

/** Picks as one word of an address: `hotel.<key>*dinner.<key>`. */
export const picksText = (picks: readonly ComboPick[]): string =>
  picks.map(({ slot, key }) => `${slot}.${key}`).join('*');

/** Reads such a word; null where it is none. */
export function readPicks(text: string): ComboPick[] | null {
  if (text === '') return [];
  const picks = text.split('*').map((part) => {
    const dot = part.indexOf('.');
    return { slot: part.slice(0, Math.max(0, dot)), key: part.slice(dot + 1) };
  });
  const sound = picks.every(({ slot, key }) => slotKey.safeParse(slot).success && choiceKey.safeParse(key).success);
  return sound && picks.length <= comboLimits.slots && new Set(picks.map(({ slot }) => slot)).size === picks.length
    ? picks
    : null;
}
