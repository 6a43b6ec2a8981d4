import { type AnswerOf, basePath, type Endpoint } from '@app/contract/core/endpoint';
import { SUCCESS } from '@app/contract/core/envelope';
import { type ErrorKey, errorCatalogue } from '@app/contract/core/error-catalogue';
import { allEnglish } from '../shell/all-english.ts';

/** What a screen sent with one call. */
export type SentCall = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
};

type Reply = (sent: SentCall) => Response | Promise<Response>;
type Rule = { readonly endpoint: Endpoint; readonly pattern: RegExp; readonly reply: Reply };

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Matches the path of an endpoint, with a group for each parameter. */
const patternOf = ({ surface, path }: Endpoint): RegExp =>
  new RegExp(`^${basePath[surface]}${path.replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}$`);

/** Answers the calls of screens in a test, in place of the product. What no rule answers is a broken line, and is named. */
export class FakeServer {
  #rules: Rule[] = [];
  #sent: { readonly endpoint: Endpoint; readonly call: SentCall }[] = [];
  /** Calls that no rule answered: method and path. */
  readonly unanswered: string[] = [];

  #add(endpoint: Endpoint, reply: Reply): this {
    this.#rules.unshift({ endpoint, pattern: patternOf(endpoint), reply });
    return this;
  }

  /** From now on answers this endpoint with the data. */
  // biome-ignore lint/suspicious/noExplicitAny: a bound for inference; the shape is recovered by AnswerOf
  answer<E extends Endpoint<any>>(endpoint: E, data: AnswerOf<E> | ((sent: SentCall) => AnswerOf<E>)): this {
    return this.#add(endpoint, (sent) =>
      json(200, {
        code: SUCCESS,
        data: typeof data === 'function' ? (data as (of: SentCall) => unknown)(sent) : data,
        msg: '',
      }),
    );
  }

  /** Answers this endpoint with the data unless the test has given it a rule of its own. */
  // biome-ignore lint/suspicious/noExplicitAny: a bound for inference; the shape is recovered by AnswerOf
  answerByDefault<E extends Endpoint<any>>(endpoint: E, data: AnswerOf<E>): this {
    return this.#rules.some((rule) => rule.endpoint === endpoint) ? this : this.answer(endpoint, data);
  }

  /** From now on answers this endpoint with the data, but only once the function that it returns has been called. */
  // biome-ignore lint/suspicious/noExplicitAny: a bound for inference; the shape is recovered by AnswerOf
  hold<E extends Endpoint<any>>(endpoint: E, data: AnswerOf<E>): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#add(endpoint, () => promise.then(() => json(200, { code: SUCCESS, data, msg: '' })));
    return resolve;
  }

  /** From now on this endpoint never answers. */
  silence(endpoint: Endpoint): this {
    return this.#add(endpoint, () => new Promise(() => undefined));
  }

  /** From now on this endpoint fails as when the server is too busy to say anything of its own. */
  fail(endpoint: Endpoint): this {
    return this.#add(endpoint, () => new Response('busy', { status: 503 }));
  }

  /**
   * From now on refuses this endpoint by an error of the catalogue; `fields` holds the message key of each field it names,
   * `more` what else the refusal tells, such as what stands in its text.
   */
  refuse(
    endpoint: Endpoint,
    key: ErrorKey,
    fields?: Readonly<Record<string, string>>,
    more?: Readonly<Record<string, unknown>>,
  ): this {
    const { code, status } = errorCatalogue[key];
    const text = allEnglish[Object.values(fields ?? {})[0] ?? `error.${key}`] ?? key;
    const msg = text.replace(/{{(\w+)}}/g, (_, name: string) => String(more?.[name] ?? ''));
    const sentStatus = endpoint.surface === 'backoffice' || status >= 500 || status === 429 ? status : 200;
    return this.#add(endpoint, () =>
      json(sentStatus, { code, data: { error: key, ...(fields && { fields }), ...more }, msg }),
    );
  }

  /** From now on this endpoint fails as when the line breaks. */
  break(endpoint: Endpoint): this {
    return this.#add(endpoint, () => Promise.reject(new TypeError('the line is broken')));
  }

  /** What was sent to the endpoint so far, oldest first. */
  sentTo(endpoint: Endpoint): readonly SentCall[] {
    return this.#sent.filter((one) => one.endpoint === endpoint).map(({ call }) => call);
  }

  /** Stands in for `fetch`. */
  readonly fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(input, window.location.origin);
    const method = init.method ?? 'GET';
    for (const { endpoint, pattern, reply } of this.#rules) {
      const found = endpoint.method === method ? pattern.exec(pathname) : null;
      if (!found) continue;
      const call: SentCall = {
        params: { ...found.groups },
        query: Object.fromEntries(searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
        headers: Object.fromEntries(new Headers(init.headers)),
      };
      this.#sent.push({ endpoint, call });
      return reply(call);
    }
    this.unanswered.push(`${method} ${pathname}`);
    throw new TypeError('no rule answers this call');
  };
}
