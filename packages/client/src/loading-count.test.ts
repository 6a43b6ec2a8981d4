import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingCount } from './loading-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading overlay', () => {
  it('when the first request begins, then it shows at once', () => {
    const count = createLoadingCount();
    count.begin();
    expect(count.visible()).toBe(true);
  });

  it('when the last of two requests ends, then it hides 500 ms later and not before', () => {
    const count = createLoadingCount();
    const [first, second] = [count.begin(), count.begin()];
    first();
    vi.advanceTimersByTime(5_000);
    expect(count.visible()).toBe(true);
    second();
    vi.advanceTimersByTime(499);
    expect(count.visible()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(count.visible()).toBe(false);
  });

  it('when a request begins while it lingers, then it stays until that one has ended', () => {
    const count = createLoadingCount();
    count.begin()();
    vi.advanceTimersByTime(400);
    const end = count.begin();
    vi.advanceTimersByTime(2_000);
    expect(count.visible()).toBe(true);
    end();
    vi.advanceTimersByTime(500);
    expect(count.visible()).toBe(false);
  });

  it('when a request ends twice, then it counts once', () => {
    const count = createLoadingCount();
    const [first] = [count.begin(), count.begin()];
    first();
    first();
    vi.advanceTimersByTime(5_000);
    expect(count.visible()).toBe(true);
  });

  it('when it shows and hides, then listeners hear each change once', () => {
    const count = createLoadingCount();
    const heard = vi.fn();
    count.subscribe(heard);
    const ends = [count.begin(), count.begin()];
    for (const end of ends) end();
    vi.advanceTimersByTime(500);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
