import { placeBefore } from '../../api/provider-return';
import { useCameFrom } from '../../api/use-session-end';

/** Returns where the sign-in leads to: where one was sent from, else where one was before one went to a provider, else the first screen. */
export function useGoOnAt(): string {
  const cameFrom = useCameFrom();
  return cameFrom === '/' ? (placeBefore() ?? cameFrom) : cameFrom;
}
