import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stops the clock of the page and returns what lets milliseconds pass. Whoever waits (`find…`, `waitFor`, the user) waits
 * for ever on a stopped clock: press with `fireEvent`, let time pass, look.
 */
export function stopClock(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  return (milliseconds) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}
