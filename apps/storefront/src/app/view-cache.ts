import { pageLimits } from '@app/contract/core/page-limits';

/** One view kept alive. `instance` tells a fresh view from an earlier one with the same key. */
export type View<L> = { readonly key: string; readonly instance: number; readonly location: L };

/** Views from least to most recently used; the last is on screen. */
export type ViewCache<L> = { readonly views: readonly View<L>[]; readonly nextInstance: number };

export const emptyCache: ViewCache<never> = { views: [], nextInstance: 1 };

export type Move<L> = { readonly key: string; readonly location: L; readonly direction: 'forward' | 'back' };

/**
 * The cache after a navigation. Going back to a cached key gives its view with its state; going forward starts a fresh
 * one; moving within the key on screen (filters) keeps it. Beyond `max` views the least recently used go.
 */
export function moveTo<L>(cache: ViewCache<L>, move: Move<L>, max: number = pageLimits.viewCache): ViewCache<L> {
  const known = cache.views.find((view) => view.key === move.key);
  const onScreen = cache.views.at(-1);
  const kept = known && (known === onScreen || move.direction === 'back') ? known : null;
  const others = cache.views.filter((view) => view.key !== move.key);
  const view: View<L> = kept
    ? { ...kept, location: move.location }
    : { key: move.key, instance: cache.nextInstance, location: move.location };
  return {
    views: [...others, view].slice(-max),
    nextInstance: kept ? cache.nextInstance : cache.nextInstance + 1,
  };
}

/** The cache with only the view on screen: what others hold belonged to someone else. */
export const forgetHidden = <L>(cache: ViewCache<L>): ViewCache<L> => ({ ...cache, views: cache.views.slice(-1) });
