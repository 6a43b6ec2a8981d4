import { NavigationType } from 'react-router';

/**
 * Whether a navigation goes back: a pop to an earlier entry. Pushes, replacements and the browser's Forward go forward.
 * Indexes are React Router's numbers of history entries.
 */
export const directionOf = (type: NavigationType, from: number, to: number): 'forward' | 'back' =>
  type === NavigationType.Pop && to < from ? 'back' : 'forward';
