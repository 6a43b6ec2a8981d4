import type { RouteName, routes } from '@app/contract/core/routes';
import { useMemo } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { ruleOf } from './route-table.ts';

type RouteParams<N extends RouteName> = (typeof routes)[N] extends {
  readonly params: readonly (infer P extends string)[];
}
  ? { readonly [K in P]?: QueryValue }
  : unknown;
type QueryValue = string | number | undefined | null;

/** Query of a screen: its route params by name, and any filters. */
export type ScreenQuery<N extends RouteName = RouteName> = RouteParams<N> & { readonly [name: string]: QueryValue };

/** Path of a screen below the hash: `pathTo('productDetail', { id })` is `/goodsdetail?id=…`. Empty values are left out. */
export function pathTo<N extends RouteName>(name: N, query?: ScreenQuery<N>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries((query ?? {}) as Record<string, QueryValue>)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  return search.size ? `${ruleOf(name).path}?${search}` : ruleOf(name).path;
}

/** The address of a screen for `<a href>`. */
export const hrefTo = <N extends RouteName>(name: N, query?: ScreenQuery<N>): string => `#${pathTo(name, query)}`;

export type Go = {
  /** One step deeper: a new history entry, at its top. */
  readonly to: <N extends RouteName>(name: N, query?: ScreenQuery<N>) => void;
  /** Instead of this screen. */
  readonly replace: <N extends RouteName>(name: N, query?: ScreenQuery<N>) => void;
  /** To where one came from, with its state and scroll; to the home screen when this was the first. */
  readonly back: () => void;
};

/** React Router numbers its history entries; 0 is where this page was opened. */
export const historyIndex = (): number => Number((window.history.state as { idx?: number } | null)?.idx ?? 0);

function goWith(navigate: NavigateFunction): Go {
  return {
    to: (name, query) => void navigate(pathTo(name, query)),
    replace: (name, query) => void navigate(pathTo(name, query), { replace: true }),
    back: () => void (historyIndex() > 0 ? navigate(-1) : navigate('/', { replace: true })),
  };
}

/** Navigation by route name. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useMemo(() => goWith(navigate), [navigate]);
}

/** Query parameters of this view's own address (also while it is hidden). Missing ones are undefined. */
export function useScreenParams<N extends string = string>(): { readonly [K in N]?: string } {
  const { search } = useLocation();
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)) as { [K in N]?: string }, [search]);
}

type Changes = Readonly<Record<string, QueryValue>>;

/** An address with some parameters changed. Empty values go away. */
function addressWith({ pathname, search }: { pathname: string; search: string }, changes: Changes): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === null || value === '') query.delete(name);
    else query.set(name, String(value));
  }
  return query.size ? `${pathname}?${query}` : pathname;
}

/** Changes some parameters of this address in place (filters, tabs): same view, same scroll. Empty values go away. */
export function useSetScreenParams(): (changes: Changes) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (changes) => void navigate(addressWith(location, changes), { replace: true, state: location.state });
}

/**
 * Steps of choosing within one screen: `into` takes the next one as a new history entry, so that Back leads to the choice
 * before; `outOf` goes back there, or changes the address in place where one came to the step by its link.
 */
export function useScreenSteps(): {
  readonly into: (changes: Changes) => void;
  readonly outOf: (changes: Changes) => void;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const isStep = (location.state as { step?: true } | null)?.step === true;
  return {
    into: (changes) => void navigate(addressWith(location, changes), { state: { step: true } }),
    outOf: (changes) => void (isStep ? navigate(-1) : navigate(addressWith(location, changes), { replace: true })),
  };
}
