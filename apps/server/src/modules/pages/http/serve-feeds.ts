import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { writeFeed } from '../usecases/write-feed.ts';
import { answerTooMany } from './answer-remembered.ts';

/** Serves feeds for shopping sites. They are read a few times a day and hold every product: written as they are read, and not remembered. */
export function serveFeeds(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { channel: string; language: string; file: string } }>(
    '/feeds/:channel/:language/:file',
    async (request, reply) => {
      try {
        await platform.limits.take(rateRules.feed, request.ip);
        const feed = await writeFeed(platform, request.params);
        if (!feed) return reply.callNotFound() as never;
        return reply
          .header('cache-control', 'no-cache')
          .type('application/xml; charset=utf-8')
          .send(Readable.from(feed));
      } catch (error) {
        return answerTooMany(reply, error);
      }
    },
  );
}
