import type { IncomingMessage, ServerResponse } from 'node:http';
import { cdnHeaders } from '../cdn/cdn-headers.ts';
import type { CdnSettings } from '../cdn/settings.ts';
import type { AnswerCache } from './answer-cache.ts';
import { OFFERED_AT } from './anti-forgery.ts';
import { type Packed, packedFor } from './packed-answer.ts';
import { isUnchanged } from './unchanged.ts';

export type MemoryShortcut = {
  /** Answers a request at once when its answer is remembered, past the router and everything else; gives whether it did. */
  readonly answers: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** From now on everything goes the long way, which ends its connections. */
  readonly close: () => void;
  /** How many requests were answered. */
  readonly answered: () => number;
};

type Heads = { readonly full: readonly string[]; readonly unchanged: readonly string[] };

/**
 * The shortest way for what is remembered. Only addresses that were once answered from a public endpoint, or as a public page, are in the
 * memory, so neither guard nor input has anything to say; the headers are those of the long way.
 */
export function createMemoryShortcut(
  cache: AnswerCache,
  given: {
    readonly headers: Readonly<Record<string, string>>;
    readonly cdn: CdnSettings | null;
    readonly nextId: () => string;
  },
): MemoryShortcut {
  const common = Object.entries(given.headers).flat();
  /** Headers as Node takes them without looking, made once per form of an answer; the request's id comes last. */
  const heads = new WeakMap<Packed, Heads>();
  let open = true;
  let answered = 0;

  function headsOf(packed: Packed, tags: readonly string[]): Heads {
    const known = heads.get(packed);
    if (known) return known;
    const { etag, body, encoding, type } = packed;
    const always = [...common, 'etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding'];
    always.push(...Object.entries(cdnHeaders(given.cdn, tags)).flat());
    const own = ['content-type', type, 'content-length', String(body.length)];
    if (encoding) own.push('content-encoding', encoding);
    const made = { full: [...always, ...own, 'x-request-id'], unchanged: [...always, 'x-request-id'] };
    heads.set(packed, made);
    return made;
  }

  return {
    answers: ({ method, url, headers }, response) => {
      // The start-up call may have a cookie to bring along.
      if (!open || method !== 'GET' || url === undefined || url.startsWith(OFFERED_AT)) return false;
      const hit = cache.get(url);
      if (!hit) return false;
      const packed = packedFor(headers, hit);
      const { full, unchanged } = headsOf(packed, hit.tags);
      answered += 1;
      if (isUnchanged(headers['if-none-match'], packed.etag))
        response.writeHead(304, [...unchanged, given.nextId()]).end();
      else response.writeHead(200, [...full, given.nextId()]).end(packed.body);
      return true;
    },
    close: () => {
      open = false;
    },
    answered: () => answered,
  };
}
