import { isApiError, retryAfterOf } from './api-error.ts';

/** A read that is refused because many others are served first is made again so often, once the server's time is over. */
const BUSY_TRIES = 3;

const isBusy = (error: unknown): boolean => isApiError(error) && error.key === 'service.busy';

/** Whether a read that failed `failures + 1` times is made again: once for a broken line; a refusal would be the same again. */
export const isTriedAgain = (failures: number, error: unknown): boolean =>
  isBusy(error) ? failures < BUSY_TRIES : failures < 1 && isApiError(error, 'network');

/** Milliseconds until then; callers that were refused together do not come back together. */
export const triedAgainAfter = (failures: number, error: unknown): number => {
  const seconds = isBusy(error) && isApiError(error) ? retryAfterOf(error) : null;
  return seconds === null ? 1000 * 2 ** failures : seconds * (1 + Math.random()) * 1000;
};
