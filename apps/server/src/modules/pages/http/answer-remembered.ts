import { Refusal } from '@app/kernel/assert';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cdnHeaders } from '../../../platform/cdn/cdn-headers.ts';
import type { MadeAnswer } from '../../../platform/http/answer-cache.ts';
import { packedFor } from '../../../platform/http/packed-answer.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import { isUnchanged } from '../../../platform/http/unchanged.ts';
import type { Platform } from '../../../platform/slice.ts';
import { HTML } from './page-styles.ts';

/** Answers from the memory of anonymous reads under one address for all ways to write it; what is not there is made and counted. */
export async function answerRemembered(
  platform: Platform,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  of: {
    readonly address: string;
    readonly make: () => Promise<MadeAnswer>;
    /** Writes what is remembered anew for this reader alone. */
    readonly mark?: ((text: string) => string) | null;
  },
): Promise<FastifyReply> {
  const { cache } = platform;
  if (!cache.get(of.address)) await platform.limits.take(rateRules.freshPage, request.ip);
  const kept = cache.get(of.address) ?? (await cache.fill(of.address, of.make));
  if (of.mark) {
    const text = of.mark(kept.body.toString());
    return reply
      .header('cache-control', 'private, no-store')
      .type(kept.type ?? HTML)
      .send(text);
  }
  const { etag, body, encoding, type } = packedFor(request.headers, kept);
  reply.headers({
    etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...cdnHeaders(platform.config.cdn, kept.tags),
  });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send(body);
}

/** Refusals of pages go by the status: those who read them know no envelope. */
export function answerTooMany(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Refusal) || error.key !== 'rate.too_many') throw error;
  return reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(error.data?.retryAfter ?? 60) })
    .type('text/plain; charset=utf-8')
    .send('Too many requests');
}
