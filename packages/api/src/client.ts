/** What a call takes and answers; what it does not take is left out. */
type CallRule = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly answer: unknown;
};

export type ClientOptions = {
  /** Where the shop is, such as `https://shop.example.com`. */
  readonly url: string;
  /** An API key (`avk_…`). */
  readonly key: string;
  /** The language of texts in answers and refusals; English without it. */
  readonly language?: 'en-US' | 'zh-cn' | 'es' | 'pt';
};

/** What is sent with a call. The same idempotency key with the same body has one effect and the first answer. */
type Input<R> = Omit<R, 'answer'> & { readonly idempotencyKey?: string };

export type ClientOf<C> = {
  /** Makes a call by its name. Throws `Refused` where the shop refuses it. */
  call<N extends keyof C & string>(
    name: N,
    ...input: object extends Input<C[N]> ? [input?: Input<C[N]>] : [input: Input<C[N]>]
  ): Promise<C[N] extends { readonly answer: infer A } ? A : never>;
};

type Envelope = { readonly code: number; readonly data: unknown; readonly msg: string };

/** A call that the shop refused: the key of the refusal (`record.not_found`), its number, and what it says beside. */
export class Refused extends Error {
  readonly status: number;
  readonly code: number;
  readonly error: string;
  readonly data: unknown;

  constructor(status: number, { code, data, msg }: Envelope) {
    super(msg);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
    this.data = data;
    this.error = (data as { error?: string } | null)?.error ?? '';
  }
}

const SUCCESS = 200;

type Places = Readonly<Record<string, readonly [method: string, path: string]>>;
type Sent = Partial<Record<'params' | 'query', Readonly<Record<string, unknown>>>> & {
  readonly body?: unknown;
  readonly idempotencyKey?: string;
};

function addressOf(url: string, path: string, { params = {}, query = {} }: Sent): URL {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const address = new URL(`${url.replace(/\/+$/, '')}${filled}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
}

/** Returns what makes clients of these calls, each with its method and path. */
export const clientOf =
  <C extends Readonly<Record<keyof C, CallRule>>>(places: Places) =>
  ({ url, key, language = 'en-US' }: ClientOptions): ClientOf<C> => ({
    call: async (name, ...[input]) => {
      const [method, path] = places[name] ?? [];
      if (method === undefined || path === undefined) throw new TypeError(`${name} is no call`);
      const sent = (input ?? {}) as Sent;
      const address = addressOf(url, path, sent);
      address.searchParams.set('lang', language);
      const response = await fetch(address, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(sent.idempotencyKey === undefined ? {} : { 'idempotency-key': sent.idempotencyKey }),
        },
        ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      });
      const envelope = (await response.json()) as Envelope;
      if (envelope.code !== SUCCESS) throw new Refused(response.status, envelope);
      return envelope.data as never;
    },
  });
