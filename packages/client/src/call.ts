import { ANTI_FORGERY_HEADER, antiForgeryToken } from '@app/contract/core/anti-forgery';
import { type AnswerOf, basePath, changesSomething, type Endpoint, type RequestOf } from '@app/contract/core/endpoint';
import { type Envelope, endsSession, isSuccess } from '@app/contract/core/envelope';
import { pageLimits } from '@app/contract/core/page-limits';
import { ApiError, isApiError } from './api-error.ts';
import { clientHost } from './host.ts';
import { type HttpAnswer, type HttpRequest, sendByFetch, sendByXhr, transportError } from './http.ts';
import { randomKey } from './idempotency.ts';
import { loadingCount } from './loading-count.ts';
import { traced } from './traced-calls.ts';

/** Any endpoint of the contract, whatever its shape. */
// biome-ignore lint/suspicious/noExplicitAny: a bound for inference; the shape is recovered by RequestOf and AnswerOf
export type AnyEndpoint = Endpoint<any>;

/** Queries travel as text; where the schema takes text, a number may be given. Absent values are left out. */
type QueryInput<Q> = {
  [K in keyof Q]: string extends NonNullable<Q[K]> ? Q[K] | number | undefined : Q[K] | undefined;
};
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What one call takes: exactly the parts its schemas name. */
export type CallInput<E> = Part<'params', RequestOf<E>['params']> &
  Part<'body', RequestOf<E>['body']> &
  Part<'query', [RequestOf<E>['query']] extends [undefined] ? undefined : QueryInput<RequestOf<E>['query']>>;

type LooseInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

export type CallOptions = {
  /** Not counted by the loading overlay. Default: as the endpoint says. */
  readonly quiet?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** See `createIntent`. A call that moves money or stock gets a fresh key when none is given. */
  readonly idempotencyKey?: string | undefined;
  /** Token of an anonymous visitor's device, sent as `Visitor-Token`. */
  readonly visitor?: string | null | undefined;
  /** Whether a refusal is shown as a toast. Default true; false for calls whose screen shows the error itself. */
  readonly toast?: boolean | undefined;
  /** Show `msg` of a successful answer. */
  readonly successTip?: boolean | undefined;
  /** For uploads: the file, sent as multipart field `file`. */
  readonly file?: File | Blob | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Takes answers that were kept earlier, too: called before such a one is returned, with the time it had been received. */
  readonly onKept?: ((at: number) => void) | undefined;
};

/**
 * Makes one call of the contract. Gives the answer's data. Throws ApiError: a refusing code is shown as a toast first;
 * a session-ending code also makes the app forget the session and go to sign in.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options]: Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]
): Promise<AnswerOf<E>> {
  return (await callLoosely(endpoint, input, options)) as AnswerOf<E>;
}

/** `call` for code that only passes an endpoint through: the input is not checked against its shape. */
export const callLoosely = (endpoint: AnyEndpoint, input?: unknown, options: CallOptions = {}): Promise<unknown> =>
  traced(endpoint.name, (trace) => perform(endpoint, (input ?? {}) as LooseInput, { ...options, trace }));

type TracedOptions = CallOptions & { readonly trace: Readonly<Record<string, string>> };

async function perform(endpoint: AnyEndpoint, input: LooseInput, options: TracedOptions): Promise<unknown> {
  const end = (options.quiet ?? endpoint.quiet ?? false) ? () => {} : loadingCount.begin();
  const asker = clientHost().token();
  try {
    const request = requestOf(endpoint, input, options);
    if (endpoint.kept) return await askOrRecall(request, options);
    const answer = await (endpoint.upload ? sendByXhr(request) : sendByFetch(request));
    const data = settle(answer, options);
    if (answer.keptAt) options.onKept?.(answer.keptAt);
    if (endpoint.changesWallet) clientHost().onWalletChange?.();
    return data;
  } catch (error) {
    announce(error, options, asker);
    throw error;
  } finally {
    end();
  }
}

/** Asks, and keeps the answer; without a connection a read (`onKept`) is given the one kept last. */
async function askOrRecall(request: HttpRequest, options: CallOptions): Promise<unknown> {
  const { keeper, token } = clientHost();
  const asker = token();
  try {
    const data = settle(await sendByFetch(request), options);
    keeper?.keep(request.url, data, asker);
    return data;
  } catch (error) {
    const away = isApiError(error) && (error.kind === 'offline' || error.kind === 'network');
    const kept = away && options.onKept ? await keeper?.recall(request.url) : undefined;
    if (kept === undefined) throw error;
    options.onKept?.(kept.at);
    return kept.answer;
  }
}

function requestOf(endpoint: AnyEndpoint, input: LooseInput, options: TracedOptions): HttpRequest {
  const form = options.file ? multipart(options.file, input.body) : null;
  const json = form === null && input.body !== undefined;
  return {
    url: urlOf(endpoint, input),
    method: endpoint.method,
    headers: {
      ...headersOf(endpoint, options),
      ...options.trace,
      ...(json ? { 'Content-Type': 'application/json' } : {}),
    },
    timeoutMs: endpoint.upload ? pageLimits.uploadTimeoutMs : pageLimits.requestTimeoutMs,
    ...(form ? { body: form } : {}),
    ...(json ? { body: JSON.stringify(input.body) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  };
}

/** Path of a call with its parameters filled in, and `lang` and `currency` on every request. */
export function urlOf(endpoint: AnyEndpoint, input: LooseInput): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  search.set('lang', clientHost().locale());
  search.set('currency', clientHost().currency());
  return `${basePath[endpoint.surface]}${path}?${search}`;
}

function headersOf(endpoint: AnyEndpoint, options: CallOptions): Record<string, string> {
  const host = clientHost();
  const token = host.token();
  // Reads need none, and asking for cookies makes the page wait for another process.
  const antiForgery = changesSomething(endpoint) ? antiForgeryToken(globalThis.document?.cookie ?? '') : null;
  const key = endpoint.idempotent ? (options.idempotencyKey ?? randomKey()) : undefined;
  return {
    Accept: 'application/json',
    'Client-Type': host.clientType,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(antiForgery ? { [ANTI_FORGERY_HEADER]: antiForgery } : {}),
    ...(options.visitor ? { 'Visitor-Token': options.visitor } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
  };
}

function multipart(file: File | Blob, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>))
    form.append(name, String(value));
  form.append('file', file);
  return form;
}

/** A fault of the server, or its asking to wait, says nothing about what was asked: the same may succeed later. */
const isRefusal = ({ status }: HttpAnswer): boolean => status < 500 && status !== 429;

function settle(answer: HttpAnswer, options: CallOptions): unknown {
  const envelope = readEnvelope(answer);
  if (!isSuccess(envelope.code)) {
    throw new ApiError({
      kind: isRefusal(answer) ? 'answer' : 'server',
      code: envelope.code,
      msg: envelope.msg,
      data: envelope.data,
      status: answer.status,
      requestId: answer.requestId,
    });
  }
  if (options.successTip && envelope.msg) clientHost().toast(envelope.msg);
  if (envelope.code === 1 && (envelope.data === undefined || envelope.data === null)) return { code: 1 };
  return envelope.data;
}

function readEnvelope(answer: HttpAnswer): Envelope {
  try {
    const body: unknown = JSON.parse(answer.text);
    if (typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number') {
      const { code, data = null, msg } = body as Partial<Envelope> & { code: number };
      return { code, data, msg: typeof msg === 'string' ? msg : '' };
    }
  } catch {
    // not JSON: told apart by the status below
  }
  throw transportError(answer.status >= 200 && answer.status < 300 ? 'unreadable' : 'server', answer);
}

function announce(error: unknown, options: CallOptions, asker: string | null): void {
  if (!isApiError(error) || error.kind === 'aborted') return;
  const ends = error.kind === 'answer' && endsSession(error.code);
  // Whoever asked has signed out since: that their session is over is no news, and the one of now is another.
  if (ends && asker !== clientHost().token()) return;
  if (ends || options.toast !== false) clientHost().toast(error.msg || 'error');
  if (ends) clientHost().onSessionEnd();
}
