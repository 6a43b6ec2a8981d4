import type { ComboCard } from '@app/contract/verticals/combos/views';

type Known = Pick<ComboCard, 'id' | 'cityId' | 'themes' | 'left' | 'price'>;

const SHOWN = 3;

/** The combos most like one that is sold out, of those that can be had: of its city first, then of its themes. */
export function alike<T extends Known>(all: readonly T[], one: Pick<Known, 'id' | 'cityId' | 'themes'>): T[] {
  const themes = new Set(one.themes.map(({ id }) => id));
  const shared = ({ cityId, themes: own }: T): number =>
    (cityId === one.cityId ? 100 : 0) + own.filter(({ id }) => themes.has(id)).length;
  return all
    .filter(({ id, left, price }) => id !== one.id && left !== 0 && price !== null)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, SHOWN);
}
