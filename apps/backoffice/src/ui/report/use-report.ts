import { addDays } from '@app/kernel/local-day';
import { useSearchParams } from 'react-router';
import { useProductNow } from '../../api/use-product-now';
import type { Days } from '../range-picker';

const DAY_MS = 86_400_000;

/** As many days right before. */
function daysBefore({ from, to }: Days): Days {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/**
 * What a report is asked for, from the address: days (at first `span` of them, from so many days ahead of today on), what
 * its lines are of, and further choices by their names.
 */
export function useAskedReport<G extends string>(of: { groups: readonly [G, ...G[]]; span: number; startsIn: number }) {
  const [params, setParams] = useSearchParams();
  const today = new Date(useProductNow()()).toISOString().slice(0, 10);
  const first = addDays(today, of.startsIn);
  const days: Days = { from: params.get('from') ?? first, to: params.get('to') ?? addDays(first, of.span - 1) };
  const by: G = of.groups.find((one) => one === params.get('by')) ?? of.groups[0];
  const ask = (change: Readonly<Record<string, string>>) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  return { days, before: daysBefore(days), by, chosen: (name: string) => params.get(name), ask };
}
