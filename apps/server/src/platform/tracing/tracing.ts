import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span may carry: names of things and figures, never what people wrote or are called. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A stretch of work that is being done. */
export type Span = {
  set(attributes: Attributes): void;
  /** Marks it as failed; `type` is a code or the name of a class, no sentence, which could quote someone. */
  fail(type: string): void;
  end(): void;
};

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

export type SpanStart = {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Who caused it, as the header `traceparent` of W3C writes it; the span around it when absent. */
  readonly causes?: readonly (string | null | undefined)[];
  /** Begins a trace of its own although another span is around it. */
  readonly root?: boolean;
  /** Is a part of something that is traced, and else nothing. */
  readonly onlyWithin?: boolean;
};

/** Hears of the statements of one message as they are answered, one after the other. */
export type StatementsHeard = {
  answered(rowCount: number): void;
  failed(error: unknown): void;
};

/** What a shop that traces does at the places that call it; without tracing there is none of this. */
export type Tracing = {
  /** Begins a span beside the work, for who cannot wrap it: `run` does work within it. */
  begin(start: SpanStart): { readonly span: Span; run<T>(work: () => T): T };
  /** Statements that are sent now; null where nothing around them is traced. */
  statements(list: readonly { readonly text: string }[]): StatementsHeard | null;
  /** The present span as `traceparent` writes it; null where nothing is traced. */
  here(): string | null;
  /** The present trace and span for a line of the log. */
  ids(): { readonly trace_id: string; readonly span_id: string } | null;
  /** Does work outside of any span. */
  outside<T>(work: () => T): T;
};

let present: Tracing | null = null;

/** Returns the tracing of this process, or null where it does not trace. */
export const tracing = (): Tracing | null => present;

/** Has this process trace, or not. */
export const setTracing = (by: Tracing | null): void => {
  present = by;
};

/** Name of an error that quotes nothing: PostgreSQL's or Node's code, else its class. */
export function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const short = [code, name].find((one) => typeof one === 'string' && /^[\w.]{1,64}$/.test(one));
  return typeof short === 'string' ? short : 'Error';
}

async function within<T>(by: Tracing, start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  const { span, run } = by.begin(start);
  try {
    return await run(() => work(span));
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

export const SILENT: Span = { set: () => undefined, fail: () => undefined, end: () => undefined };

/** Does work within a span where the shop traces, and the work alone where it does not; `start` is called only then. */
export const inSpan = <T>(start: () => SpanStart, work: (span: Span) => Promise<T>): Promise<T> =>
  present === null ? work(SILENT) : within(present, start(), work);

/** Where what is stored names the trace that caused it. */
const CAUSE = '_trace';

/** Returns what is to be stored with the trace that causes it, where there is one. */
export function withCause<T extends object>(value: T): T {
  const here = present?.here();
  return here ? { ...value, [CAUSE]: here } : value;
}

/** Returns what was stored without the trace that caused it, and that trace. */
export function takeCause<T extends object>(value: T): { readonly value: T; readonly cause: string | null } {
  if (!(CAUSE in value)) return { value, cause: null };
  const { [CAUSE]: cause, ...own } = value as T & { readonly [CAUSE]: unknown };
  return { value: own as unknown as T, cause: String(cause) };
}

/** Does recurring work outside of the span that happened to wake it. */
export const outsideSpans = <T>(work: () => T): T => (present === null ? work() : present.outside(work));

const atOnce = <T>(work: () => T): T => work();

/** Returns how to do later what belongs to who asks now: their span is around it then, as it is now. */
export const asAskedNow = (): (<T>(work: () => T) => T) =>
  present === null ? atOnce : (AsyncLocalStorage.snapshot() as <T>(work: () => T) => T);
