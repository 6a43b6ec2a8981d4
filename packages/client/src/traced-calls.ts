import { isApiError } from './api-error.ts';
import type { TraceCall } from './taps.ts';

let begin: TraceCall | null = null;

/** Has taps begin traces where the page says so (`data-traced`, in which share of the pages); what does it is loaded only then. */
export function traceTaps(): void {
  const share = Number(globalThis.document?.documentElement.dataset.traced ?? 0);
  if (share > 0)
    void import('./taps.ts').then(({ startTaps }) => {
      begin = startTaps(Math.random() < share);
    });
}

/** A refusal is an answer, and who gives up has not failed. */
const hasFailed = (error: unknown): boolean => !isApiError(error) || !['answer', 'aborted'].includes(error.kind);

/** Does a call, as a part of the present tap where taps are traced; `work` is given the headers for it. */
export async function traced<T>(name: string, work: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const call = begin?.(name);
  if (!call) return work({});
  try {
    const answer = await work({ traceparent: call.header });
    call.end(false);
    return answer;
  } catch (error) {
    call.end(hasFailed(error));
    throw error;
  }
}
