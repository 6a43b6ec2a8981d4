import type { Days, QuickRange, Step } from '@app/contract/reports/ranges';
import type { OrderKind } from '@app/contract/reports/staff-schemas';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What a report is asked for, as it stands in the address. */
export type AskedDays = {
  range?: QuickRange;
  from?: string;
  to?: string;
  by?: Step;
  agent?: string;
  kind?: OrderKind;
};

const NAMES = ['range', 'from', 'to', 'by', 'agent', 'kind'] as const;

/** The range, step, agent and kind that the address names, and how to ask for others; a range takes the place of days. */
export function useAskedDays(): {
  asked: AskedDays;
  ask: (change: Partial<Record<keyof AskedDays, string | null>>) => void;
} {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(
    () =>
      Object.fromEntries(NAMES.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : []))) as AskedDays,
    [params],
  );
  const ask = useCallback(
    (change: Partial<Record<keyof AskedDays, string | null>>) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }),
    [setParams],
  );
  return { asked, ask };
}

export const askRange = (range: QuickRange) => ({ range, from: null, to: null, by: null });
export const askDays = ({ from, to }: Days) => ({ range: null, from, to, by: null });
