import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectMissingKeys } from './missing-keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const collector = () => {
  const send = vi.fn((_locale: string, _keys: readonly string[]) => Promise.resolve());
  return { send, missing: collectMissingKeys(send, 2_000) };
};

describe('keys that a dictionary lacks', () => {
  it('when several are met, then they go in one batch after two quiet seconds', () => {
    const { send, missing } = collector();
    missing.report('es', 'a');
    vi.advanceTimersByTime(1_500);
    missing.report('es', 'b');
    vi.advanceTimersByTime(1_999);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send.mock.calls).toEqual([['es', ['a', 'b']]]);
  });

  it('when a key is met again, then it is reported once for each locale', () => {
    const { send, missing } = collector();
    for (const locale of ['es', 'es', 'pt']) missing.report(locale, 'a');
    vi.advanceTimersByTime(2_000);
    missing.report('es', 'a');
    vi.advanceTimersByTime(2_000);
    expect(send.mock.calls).toEqual([
      ['es', ['a']],
      ['pt', ['a']],
    ]);
  });

  it('when there are more than a call takes, then they are split', () => {
    const { send, missing } = collector();
    for (let index = 0; index < 45; index += 1) missing.report('es', `key.${index}`);
    vi.advanceTimersByTime(2_000);
    expect(send.mock.calls.map(([, keys]) => keys.length)).toEqual([20, 20, 5]);
  });

  it('when sending fails, then nothing is raised', async () => {
    const missing = collectMissingKeys(() => Promise.reject(new Error('offline')), 10);
    missing.report('es', 'a');
    await vi.advanceTimersByTimeAsync(10);
  });
});
