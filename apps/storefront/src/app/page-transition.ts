import type { RouteTransition } from '@app/contract/core/routes';
import { wantsStillness } from '../ui/motion.ts';

export type TransitionName = 'none' | 'push' | 'rise' | 'push-back' | 'rise-back';

/** Which way the screens move: forward as the screen that comes says, back as the screen that leaves came. */
export function transitionName(
  direction: 'forward' | 'back',
  coming: RouteTransition,
  leaving: RouteTransition,
): TransitionName {
  const kind = direction === 'forward' ? coming : leaving;
  if (kind === 'none') return 'none';
  return direction === 'forward' ? kind : `${kind}-back`;
}

/** Changes the page with a transition where the browser can and the person wants motion, else at once. */
export function withTransition(name: TransitionName, change: () => void): void {
  if (name === 'none' || !document.startViewTransition || document.hidden || wantsStillness()) {
    change();
    return;
  }
  document.documentElement.dataset.transition = name;
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .finally(() => {
      if (document.documentElement.dataset.transition === name) delete document.documentElement.dataset.transition;
    });
}
