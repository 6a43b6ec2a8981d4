import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTaps } from './taps.ts';

type Listener = () => void;
type ReportedSpan = {
  trace: string;
  span: string;
  parent: string | null;
  call: string | null;
  began: number;
  ended: number;
};

let listeners: Map<string, Listener>;
const sendBeacon = vi.fn((_url: string, _body: Blob) => true);

beforeEach(() => {
  vi.useFakeTimers();
  sendBeacon.mockClear();
  listeners = new Map();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('document', {
    visibilityState: 'hidden',
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reported = async (): Promise<ReportedSpan[]> => {
  const [url, body] = sendBeacon.mock.lastCall ?? [];
  expect(url).toBe('/taps');
  return (JSON.parse((await body?.text()) ?? '') as { spans: ReportedSpan[] }).spans;
};

describe('taps', () => {
  it('when a tap is followed by calls, then they are of its trace and reported with it', async () => {
    const begin = startTaps(true);
    listeners.get('click')?.();
    vi.advanceTimersByTime(20);
    const [first, second] = [begin('plan'), begin('quote')];
    const parts = first.header.split('-');
    expect(first.header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(second.header.split('-')[1]).toBe(parts[1]);
    vi.advanceTimersByTime(100);
    first.end(false);
    vi.advanceTimersByTime(50);
    second.end(true);
    vi.advanceTimersByTime(3_000);
    const spans = await reported();
    const tap = spans.find(({ call }) => call === null);
    expect(spans).toHaveLength(3);
    expect(spans.filter(({ call }) => call).map(({ call, parent, trace }) => [call, parent, trace])).toEqual([
      ['plan', tap?.span, parts[1]],
      ['quote', tap?.span, parts[1]],
    ]);
    expect((tap?.began ?? 0) - (tap?.ended ?? 0)).toBe(170);
  });

  it('when a call begins long after the tap, then it has a trace of its own', async () => {
    const begin = startTaps(true);
    const early = begin('first').header.split('-')[1];
    vi.advanceTimersByTime(6_000);
    const late = begin('poll');
    expect(late.header.split('-')[1]).not.toBe(early);
    late.end(false);
    listeners.get('visibilitychange')?.();
    expect((await reported()).map(({ call, parent }) => [call, parent])).toEqual([['poll', null]]);
  });

  it('when the page is not sampled, then its calls say so and nothing is reported', () => {
    const call = startTaps(false)('plan');
    expect(call.header).toMatch(/-00$/);
    call.end(false);
    listeners.get('visibilitychange')?.();
    vi.advanceTimersByTime(10_000);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('when much is to be reported, then no more than the server takes', async () => {
    const begin = startTaps(true);
    for (let n = 0; n < 100; n += 1) begin('plan').end(false);
    listeners.get('visibilitychange')?.();
    expect(await reported()).toHaveLength(40);
  });
});
