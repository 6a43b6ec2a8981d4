/** A call that is a part of a trace: how its request says so, and what is reported once it has been answered. */
type TracedCall = { readonly header: string; readonly end: (failed: boolean) => void };
export type TraceCall = (name: string) => TracedCall;

/** What begins later than this after a tap is not of it: polls, and what the page does by itself. */
const TAP_MS = 5_000;
/** What was measured is reported after so long, together. */
const REPORT_MS = 3_000;
/** The server takes no more at once. */
const MOST = 40;

type Tap = { readonly trace: string; readonly span: string; readonly at: number; ended: number; reported: boolean };
type ReportedSpan = {
  readonly trace: string;
  readonly span: string;
  readonly parent: string | null;
  readonly call: string | null;
  readonly began: number;
  readonly ended: number;
  readonly failed: boolean;
};

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (one) => one.toString(16).padStart(2, '0')).join('');
const tapNow = (): Tap => ({ trace: hex(16), span: hex(8), at: performance.now(), ended: 0, reported: false });

/**
 * Has each tap begin a trace, of which the calls that follow it are parts (W3C Trace Context). Times and names of calls are reported to the
 * server by `sendBeacon` where this page is `sampled`; nothing of what was tapped is.
 */
export function startTaps(sampled: boolean): TraceCall {
  let tap = tapNow();
  let waiting: ReportedSpan[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const noteTap = (): void => {
    if (tap.ended > 0 && !tap.reported) {
      const { trace, span, at, ended } = tap;
      waiting.push({ trace, span, parent: null, call: null, began: at, ended, failed: false });
      tap.reported = true;
    }
  };
  function report(): void {
    clearTimeout(timer);
    timer = undefined;
    noteTap();
    const now = performance.now();
    const ago = (at: number): number => Math.max(0, Math.round(now - at));
    const spans = waiting.slice(0, MOST).map((one) => ({ ...one, began: ago(one.began), ended: ago(one.ended) }));
    waiting = [];
    if (spans.length > 0)
      navigator.sendBeacon('/taps', new Blob([JSON.stringify({ spans })], { type: 'application/json' }));
  }

  document.addEventListener(
    'click',
    () => {
      noteTap();
      tap = tapNow();
    },
    { capture: true },
  );
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report());

  return (call) => {
    const began = performance.now();
    const of = began - tap.at < TAP_MS ? tap : null;
    const [trace, span] = [of?.trace ?? hex(16), hex(8)];
    return {
      header: `00-${trace}-${span}-${sampled ? '01' : '00'}`,
      end: (failed) => {
        if (!sampled) return;
        const ended = performance.now();
        waiting.push({ trace, span, parent: of?.span ?? null, call, began, ended, failed });
        if (of) of.ended = ended;
        timer ??= setTimeout(report, REPORT_MS);
      },
    };
  };
}
