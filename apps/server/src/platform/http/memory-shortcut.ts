import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';

/** Headers that belong to one answer, not to all. */
const OWN = new Set([
  'x-request-id',
  'etag',
  'content-type',
  'content-length',
  'cache-control',
  'date',
  'connection',
  'set-cookie',
]);

export type MemoryShortcut = {
  /** The first hook of every request: answers at once what is remembered, past everything else. */
  readonly hook: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  /** Takes the security headers from an answer that went the whole way. */
  readonly learn: (reply: FastifyReply) => void;
};

/**
 * The shortest way for what is remembered. Only addresses that were once answered from a public endpoint are in the
 * memory, so neither guard nor input has anything to say; the headers are those of the long way.
 */
export function createMemoryShortcut(cache: AnswerCache): MemoryShortcut {
  let common: string[] | null = null;
  return {
    learn: (reply) => {
      common ??= Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        OWN.has(name) || value === undefined ? [] : [name, String(value)],
      );
    },
    hook: (request, reply, done) => {
      const hit = common && request.method === 'GET' ? cache.get(request.url) : undefined;
      if (!hit || !common) {
        done();
        return;
      }
      reply.hijack();
      const headers = [...common, 'x-request-id', request.id, 'etag', hit.etag, 'cache-control', 'no-cache'];
      if (request.headers['if-none-match'] === hit.etag) {
        reply.raw.writeHead(304, headers).end();
        return;
      }
      headers.push('content-type', 'application/json', 'content-length', String(hit.body.length));
      reply.raw.writeHead(200, headers).end(hit.body);
    },
  };
}
