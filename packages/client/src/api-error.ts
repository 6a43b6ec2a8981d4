import { keyAndLimit } from '@app/contract/core/limit-message';

/**
 * How a call failed: an answer with a refusing code, or one of the ways in which no usable answer came. `server` is a
 * fault or an overload there, whether or not it came with an envelope.
 */
export type FailureKind = 'answer' | 'offline' | 'network' | 'timeout' | 'aborted' | 'server' | 'unreadable';

export type FailureDetail = {
  readonly kind: FailureKind;
  readonly code: number;
  readonly msg: string;
  readonly data?: unknown;
  readonly status?: number;
  readonly requestId?: string | null;
};

/** The one error that calls raise. A class, so that it carries a stack and can be told from programming errors. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** Envelope code, or the HTTP status, or 0 when there was no answer. */
  readonly code: number;
  /** Catalogue key of the refusal, when the server named one. */
  readonly key: string | null;
  readonly msg: string;
  /** Field name to message key, with its limit where the message names one (`keyAndLimit`), for the form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly status: number;
  /** `x-request-id` of the answer, for the customer to quote. */
  readonly requestId: string | null;

  constructor(detail: FailureDetail) {
    super(detail.msg || 'error');
    this.name = 'ApiError';
    this.kind = detail.kind;
    this.code = detail.code;
    this.msg = detail.msg;
    this.data = detail.data ?? null;
    this.status = detail.status ?? 0;
    this.requestId = detail.requestId ?? null;
    this.key = textAt(this.data, 'error');
    this.fields = fieldsOf(this.data);
  }
}

function textAt(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value = (data as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : null;
}

function fieldsOf(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return {};
  const fields = (data as { fields?: unknown }).fields;
  if (typeof fields !== 'object' || fields === null) return {};
  const limits = ((data as { limits?: unknown }).limits ?? {}) as Readonly<Record<string, unknown>>;
  const limitAt = (field: string) => (typeof limits[field] === 'number' ? limits[field] : undefined);
  return Object.fromEntries(
    Object.entries(fields)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([field, key]) => [field, keyAndLimit(key, limitAt(field))]),
  );
}

/** Whether a thrown thing is a failed call; with kinds, whether it failed in one of these ways. */
export const isApiError = (error: unknown, ...kinds: FailureKind[]): error is ApiError =>
  error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));

/** Seconds after which the server says that a call may be made again; null where it says none. */
export function retryAfterOf(error: ApiError): number | null {
  const seconds = (error.data as { retryAfter?: unknown } | null)?.retryAfter;
  return typeof seconds === 'number' ? seconds : null;
}

const GONE: ReadonlySet<string | null> = new Set(['record.not_found', 'input.invalid', 'input.missing']);

/** Whether what an address named is not there: unknown, not the reader's, or no id at all. Never so without an answer. */
export const isGone = (error: ApiError | null | undefined): boolean => GONE.has(error?.key ?? null);
