import { tourLimits } from '@app/contract/verticals/tours/limits';

/** Extras as an address carries them: `<id>:<count>`, with commas between. */
export type ExtraCount = { readonly id: string; readonly count: number };

const EXTRA = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([1-9]\d?)$/;

/** The extras in an address, each once; what cannot be read counts as absent. */
export function extrasOf(text: string | undefined): ExtraCount[] {
  const extras = new Map<string, number>();
  for (const part of (text ?? '').split(',')) {
    const [, id, count] = EXTRA.exec(part) ?? [];
    if (id && Number(count) <= tourLimits.extraCount) extras.set(id, Number(count));
  }
  return [...extras].map(([id, count]) => ({ id, count }));
}

/** The extras as a parameter of an address; null without any. */
export const extrasParam = (extras: readonly ExtraCount[]): string | null => {
  const some = extras.filter(({ count }) => count > 0);
  return some.length > 0 ? some.map(({ id, count }) => `${id}:${count}`).join(',') : null;
};

/** So many people sleep in a room of their own, as an address says. */
export const singleRoomsOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) <= tourLimits.travellers ? Number(text) : 0;
