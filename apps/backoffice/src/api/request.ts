import { ANTI_FORGERY_HEADER, antiForgeryToken } from '@app/contract/core/anti-forgery';
import { type AnswerOf, basePath, changesSomething, type Endpoint, type RequestOf } from '@app/contract/core/endpoint';
import { type Envelope, endsSession, isSuccess } from '@app/contract/core/envelope';
import { limits } from '@app/contract/core/limits';
import { CONFIRMED, CONFIRMED_HEADER } from '@app/contract/core/price-jumps';
import { currentLocale } from '../text/locale';
import { noteConnection } from './connection';
import { Failure, isRefusal } from './failure';
import { jumpsMeant, type PriceJumps, signedInAgain } from './interruptions';
import { readToken } from './token';

type OptionalInput<R> = { [K in keyof R as undefined extends R[K] ? never : K]: R[K] } & {
  [K in keyof R as undefined extends R[K] ? K : never]?: R[K];
};
/** What a call takes: the parts that its schema names, nothing for the others. */
export type InputOf<E> = OptionalInput<RequestOf<E>>;
// biome-ignore lint/suspicious/noExplicitAny: the shape of any endpoint; a narrower bound would refuse every real one
export type AnyEndpoint = Endpoint<any>;
export type RequestOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Says that large changes of prices are meant. */
  confirmed?: true;
};

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
};

/** The full address of a call: base path, parameters filled in, query and language behind it. */
export function addressOf(endpoint: AnyEndpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams({ lang: currentLocale() });
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, value);
  }
  return `${basePath[endpoint.surface]}${path}?${query}`;
}

/**
 * The headers of every call: who calls, the echo of the cookie that this browser may have from the storefront, and the
 * key that makes a repeated write harmless.
 */
export function headersOf(
  endpoint: AnyEndpoint,
  options: { idempotencyKey?: string | undefined; confirmed?: true | undefined } = {},
): Record<string, string> {
  const token = readToken();
  const antiForgery = changesSomething(endpoint) ? antiForgeryToken(document.cookie) : null;
  return {
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(antiForgery ? { [ANTI_FORGERY_HEADER]: antiForgery } : {}),
    ...(options.confirmed ? { [CONFIRMED_HEADER]: CONFIRMED } : {}),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
  };
}

/** Opens the envelope. Throws `Failure` for every code that is no success. */
export function openEnvelope(text: string, http: { status: number; requestId: string | null }): unknown {
  let envelope: Envelope;
  try {
    envelope = JSON.parse(text) as Envelope;
  } catch {
    throw new Failure('', { ...http, fault: 'unreadable' });
  }
  if (isSuccess(envelope.code)) return envelope.data;
  const data = (envelope.data ?? {}) as Record<string, unknown>;
  const fields = (data.fields ?? {}) as Record<string, string>;
  throw new Failure(envelope.msg, { ...http, code: envelope.code, data, fields });
}

async function send<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: RequestOptions = {},
): Promise<AnswerOf<E>> {
  const loose = input as LooseInput;
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
  const hasBody = loose.body !== undefined;
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint, loose), {
      method: endpoint.method,
      headers: { ...headersOf(endpoint, options), ...(hasBody ? { 'Content-Type': 'application/json' } : {}) },
      ...(hasBody ? { body: JSON.stringify(loose.body) } : {}),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (!timeout.aborted) noteConnection(false);
    throw new Failure('', { fault: timeout.aborted ? 'timeout' : 'offline' });
  }
  noteConnection(true);
  const http = { status: response.status, requestId: response.headers.get('x-request-id') };
  return openEnvelope(await response.text(), http) as AnswerOf<E>;
}

/**
 * Does work of a session. Where the session has ended over what somebody typed, they may sign in again, and it is done once
 * more. Throws what the work throws.
 */
export async function inSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const ended = error instanceof Failure && endsSession(error.code);
    if (!ended || !readToken() || !(await signedInAgain.ask())) throw error;
    return work();
  }
}

/**
 * Makes one call of the contract and returns its answer. Where prices would jump, whoever sits there is asked first. Throws
 * `Failure` when refused, timed out or offline.
 */
export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: RequestOptions = {},
): Promise<AnswerOf<E>> {
  try {
    const work = () => send(endpoint, input, options);
    // Signing in is no work of a session, and would wait for itself.
    return await (endpoint.access === 'public' ? work() : inSession(work));
  } catch (error) {
    if (options.confirmed || !isRefusal(error, 'price.jump')) throw error;
    if (!(await jumpsMeant.ask(error.data as unknown as PriceJumps))) throw error;
    return request(endpoint, input, { ...options, confirmed: true });
  }
}
