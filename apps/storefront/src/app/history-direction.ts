import { NavigationType } from 'react-router';

/**
 * Whether a navigation goes back: a pop to an earlier entry. Pushes, replacements and the browser's Forward go forward.
 * Indexes are React Router's numbers of history entries.
 */
export const directionOf = (type: NavigationType, from: number, to: number): 'forward' | 'back' =>
  type === NavigationType.Pop && to < from ? 'back' : 'forward';

type NumberedState = { readonly idx?: number } | null;

/**
 * Number of the entry on screen. An entry that did not come through the router (the address was edited) has none: it
 * gets the one after `previous`, so that going back from it is known as back.
 */
export function numberEntry(previous: number): number {
  const state = window.history.state as NumberedState;
  if (typeof state?.idx === 'number') return state.idx;
  window.history.replaceState({ ...state, idx: previous + 1 }, '');
  return previous + 1;
}
