import type { TravelStanding } from '@app/contract/travel/standings';
import type { Days } from '../range-picker';
import type { Figure } from './figures';

/** A figure that counts orders. */
export type OrderFigure<K extends string> = Figure<K> & {
  /** How the orders stand that it counts: paid and not cancelled, unless another is named. `any` are all of them, `none` means that it counts no orders. */
  stands?: TravelStanding | 'any' | 'none';
  /** It counts an order once, by the part it begins with. */
  once?: true;
};

/** What figures of a report count: the days, how their orders stand, and the line they stand in. */
export type Behind<G extends string> = {
  readonly days: Days;
  readonly standing: TravelStanding | undefined;
  readonly once: boolean;
  readonly line: { readonly by: G; readonly id: string } | null;
  /** The id of the row; null for all of them. */
  readonly row: string | null;
};

const lastOfMonth = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The days that a line is of, where it is of a day or a month. */
function daysOf(by: string, name: string): Days | null {
  if (by === 'day') return { from: name, to: name };
  return by === 'month' ? { from: `${name.slice(0, 7)}-01`, to: lastOfMonth(name) } : null;
}

/** What a figure counts, in a line or in all; null where it counts no orders. */
export function behindOf<G extends string>(
  { stands, once }: Pick<OrderFigure<string>, 'stands' | 'once'>,
  days: Days,
  line: { by: G; id: string; name: string } | null,
): Behind<G> | null {
  if (stands === 'none') return null;
  const own = line && daysOf(line.by, line.name);
  const standing = stands === 'any' ? undefined : (stands ?? 'kept');
  return { days: own ?? days, standing, once: once === true, line: own ? null : line, row: line?.id ?? null };
}
