import type { AnswerOf, RequestOf } from '@app/contract/core/endpoint';
import { addDays } from '@app/kernel/local-day';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyEndpoint, InputOf } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useProductNow } from '../../api/use-product-now';
import type { Days } from '../range-picker';

const DAY_MS = 86_400_000;

/** One choice that a report keeps in the address: the field of its call, what it is one of, and what it is at first. */
type Ask<F extends string = string> = {
  readonly field: F;
  readonly among?: readonly string[];
  readonly first?: string;
};
/** What a report keeps in the address, by the names it has there. */
export type Asks<F extends string = string> = Readonly<Record<string, Ask<F>>>;

type AskedValues<A extends Asks> = {
  readonly [N in keyof A & string]?: A[N] extends { readonly among: readonly (infer V extends string)[] } ? V : string;
};
/** Other choices; an empty one is none. */
type Change<A extends Asks> = Readonly<Partial<Record<keyof A & string, string | null | undefined>>>;

const readAsk = ({ among, first }: Ask, text: string | null): string | undefined =>
  (text !== null && (!among || among.includes(text)) ? text : undefined) ?? first;

/** What the address asks for, and how to ask for something else. */
export function useAsked<A extends Asks>(asks: A): { asked: AskedValues<A>; ask: (change: Change<A>) => void } {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => {
    const read = Object.entries(asks).map(([name, one]) => [name, readAsk(one, params.get(name))] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as AskedValues<A>;
  }, [asks, params]);
  const ask = useCallback(
    (change: Change<A>) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string | null | undefined>(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }),
    [setParams],
  );
  return { asked, ask };
}

/** The days of a report until others are chosen: so many, from so many days ahead of today on. */
export type FirstDays = { readonly span: number; readonly startsIn: number };
/** The last ones are today. */
export const LAST_FOUR_WEEKS: FirstDays = { span: 28, startsIn: -27 };
export const NEXT_FOUR_WEEKS: FirstDays = { span: 28, startsIn: 0 };

/** As many days right before. */
function daysBefore({ from, to }: Days): Days {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** The call of a report, and what it keeps in the address. */
export type ReportRule<E extends AnyEndpoint, A extends Asks = Asks> = {
  readonly endpoint: E;
  readonly asks: A & Asks<keyof NonNullable<RequestOf<E>['query']> & string>;
};

const inputOf = <E extends AnyEndpoint>(asks: Asks, asked: AskedValues<Asks>): InputOf<E> => {
  const fields = Object.entries(asked).map(([name, value]) => [asks[name]?.field ?? name, value]);
  return { query: Object.fromEntries(fields) } as unknown as InputOf<E>;
};

/** The report that the address asks for. */
export function useReport<E extends AnyEndpoint, A extends Asks>({ endpoint, asks }: ReportRule<E, A>) {
  const { asked, ask } = useAsked<A>(asks);
  const answer: UseQueryResult<AnswerOf<E>> = useAnswer(endpoint, inputOf<E>(asks, asked));
  return { asked, ask, answer };
}

const DAYS = { from: { field: 'from' }, to: { field: 'to' } } as const;

/** The report of the days that the address asks for, and the same of as many days before. */
export function useDaysReport<E extends AnyEndpoint, A extends Asks>(
  rule: ReportRule<E, A> & { readonly firstDays: FirstDays },
) {
  const { endpoint, firstDays } = rule;
  const first = addDays(new Date(useProductNow()()).toISOString().slice(0, 10), firstDays.startsIn);
  const asks = useMemo<A & typeof DAYS>(() => ({ ...rule.asks, ...DAYS }), [rule.asks]);
  const { asked, ask } = useAsked<A & typeof DAYS>(asks);
  const days: Days = { from: asked.from ?? first, to: asked.to ?? addDays(first, firstDays.span - 1) };
  const answer: UseQueryResult<AnswerOf<E>> = useAnswer(endpoint, inputOf<E>(asks, { ...asked, ...days }));
  const before = useAnswer(endpoint, inputOf<E>(asks, { ...asked, ...daysBefore(days) }));
  return { asked, ask, days, answer, before: (before.data as AnswerOf<E> | undefined) ?? null };
}
