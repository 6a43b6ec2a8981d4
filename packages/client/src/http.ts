import { ApiError, type FailureKind } from './api-error.ts';
import { takeEarly } from './early.ts';
import { clientHost, type TransportMessageKey } from './host.ts';

export type HttpRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Share sent so far, 0 to 1. Only uploads report it. */
  readonly onProgress?: (share: number) => void;
};

export type HttpAnswer = {
  readonly status: number;
  readonly text: string;
  readonly requestId: string | null;
  /** When the answer had been received, in milliseconds since 1970, if the app's worker kept it from an earlier request. */
  readonly keptAt?: number | null;
};

/** Header that the app's worker adds to what it keeps: when it was received, in milliseconds since 1970. */
const KEPT_AT = 'kept-at';

const messageOf: Record<Exclude<FailureKind, 'answer'>, TransportMessageKey> = {
  offline: 'error.transport.offline',
  network: 'error.transport.network',
  timeout: 'error.transport.timeout',
  aborted: 'error.transport.aborted',
  server: 'error.transport.server',
  unreadable: 'error.transport.unreadable',
};

/** An ApiError for a failure without an envelope, with its text in the language in use. */
export function transportError(
  kind: Exclude<FailureKind, 'answer'>,
  answer?: Pick<HttpAnswer, 'status' | 'requestId'>,
): ApiError {
  const status = answer?.status ?? 0;
  return new ApiError({
    kind,
    code: status,
    msg: clientHost().translate(messageOf[kind]),
    status,
    requestId: answer?.requestId ?? null,
  });
}

const unreachable = (): ApiError => transportError(globalThis.navigator?.onLine === false ? 'offline' : 'network');

/** Sends by fetch. Gives any HTTP answer; throws ApiError of kind offline, network, timeout or aborted. */
export async function sendByFetch(request: HttpRequest): Promise<HttpAnswer> {
  const { signal } = request;
  if (signal?.aborted) throw transportError('aborted');
  const stop = new AbortController();
  const onAbort = () => stop.abort('aborted');
  const timer = setTimeout(() => stop.abort('timeout'), request.timeoutMs);
  signal?.addEventListener('abort', onAbort);
  try {
    const ask = () =>
      fetch(request.url, {
        method: request.method,
        headers: request.headers,
        signal: stop.signal,
        ...(request.body === undefined ? {} : { body: request.body }),
      });
    const early = request.method === 'GET' ? takeEarly(request.url, request.headers.Authorization) : null;
    const read = async (): Promise<HttpAnswer> => {
      const response = await (early?.catch(ask) ?? ask());
      const { status, headers } = response;
      const keptAt = Number(headers.get(KEPT_AT)) || null;
      return { status, text: await response.text(), requestId: headers.get('x-request-id'), keptAt };
    };
    // What was asked before the app arrived does not know our signal.
    return await Promise.race([read(), stopped(stop.signal)]);
  } catch {
    throw stop.signal.aborted ? transportError(stop.signal.reason as 'aborted' | 'timeout') : unreachable();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Rejects when the signal says stop. */
const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Sends by XMLHttpRequest, the only transport that tells how much of an upload has gone. Fails like `sendByFetch`. */
export function sendByXhr(request: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    if (request.signal?.aborted) {
      reject(transportError('aborted'));
      return;
    }
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    request.signal?.addEventListener('abort', abort);
    xhr.open(request.method, request.url);
    xhr.timeout = request.timeoutMs;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () =>
      resolve({ status: xhr.status, text: xhr.responseText, requestId: xhr.getResponseHeader('x-request-id') });
    xhr.onerror = () => reject(unreachable());
    xhr.ontimeout = () => reject(transportError('timeout'));
    xhr.onabort = () => reject(transportError('aborted'));
    xhr.onloadend = () => request.signal?.removeEventListener('abort', abort);
    xhr.send(request.body ?? null);
  });
}
