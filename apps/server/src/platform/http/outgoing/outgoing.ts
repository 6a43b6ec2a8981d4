import { type Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Platform } from '../../slice.ts';
import { inSpan, type SpanStart } from '../../tracing/tracing.ts';
import { outgoingAgents } from './agents.ts';

const ANSWER_MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 15_000;

type Agents = ReturnType<typeof outgoingAgents>;
const known = new WeakMap<Platform['config'], Agents>();

function agentsOf({ config }: Platform): Agents {
  // Beside a demo or test stands its own provider or chain.
  const agents = known.get(config) ?? outgoingAgents(config.demo || config.env === 'test');
  known.set(config, agents);
  return agents;
}

/** The agent through which an address may be called; its host is checked at connect. */
export const outgoingAgent = (platform: Platform, protocol: 'http' | 'https'): Agent => agentsOf(platform)[protocol];

/** Statuses whose answers have no body (Fetch standard). */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Returns what a server answered. Throws for a status that no answer can have: servers send any three digits. */
function answerOf(status: number, headers: [string, string][], body: Buffer<ArrayBuffer>): Response {
  if (status < 200 || status > 599) throw new Error(`the answer has the status ${status}`);
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers });
}

/** A call as a trace may hold it: whom, not what. Paths and queries hold keys. No header of ours shows others of the trace. */
const spanOf = (method: string, { hostname, port, protocol }: URL): SpanStart => ({
  name: method,
  kind: 'client',
  attributes: {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  },
});

/**
 * `fetch` for one server of the configuration: a text body, no redirects (they are given back as they came), a limit on
 * time and size. Throws when the server cannot be reached, is not of the open internet or answers with no valid status.
 */
export function outgoingFetch(platform: Platform) {
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    return inSpan(
      () => spanOf(init.method ?? 'GET', url),
      async (span) => {
        const answer = await send(url, init);
        span.set({ 'http.response.status_code': answer.status });
        if (answer.status >= 400) span.fail(String(answer.status));
        return answer;
      },
    );
  };

  async function send(url: URL, init: RequestInit): Promise<Response> {
    const secure = url.protocol === 'https:';
    if (!secure && url.protocol !== 'http:') throw new Error(`${url.protocol} is not called`);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers ?? {})),
      agent: outgoingAgent(platform, secure ? 'https' : 'http'),
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
    request.on('error', reject);
    request.on('response', (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size > ANSWER_MAX_BYTES) answer.destroy(new Error('the answer is too large'));
        else parts.push(part);
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as [string, string]],
        );
        // What is thrown in a listener would end the process.
        try {
          resolve(answerOf(answer.statusCode ?? 502, headers, Buffer.concat(parts)));
        } catch (error) {
          reject(error);
        }
      });
    });
    request.end(typeof init.body === 'string' ? init.body : undefined);
    return promise;
  }
}
