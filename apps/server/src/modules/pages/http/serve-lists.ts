import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MadeAnswer } from '../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { writeLlms, writeRobots } from '../usecases/signposts.ts';
import { writeSitemap, writeSitemapIndex } from '../usecases/sitemaps.ts';
import { answerRemembered, answerTooMany } from './answer-remembered.ts';

/** What is thrown where there is no such list, so that nothing of it is remembered. */
class NoList extends Error {}

type Made = Promise<MadeAnswer | null> | MadeAnswer | null;

/** Answers a list under its own path; without a list, as for any address that there is not. */
function listHandler<P>(platform: Platform, make: (params: P) => Made) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [address = ''] = request.url.split('?');
    try {
      return await answerRemembered(
        platform,
        { request, reply },
        {
          address,
          make: async () => {
            const made = await make(request.params as P);
            if (!made) throw new NoList();
            return made;
          },
        },
      );
    } catch (error) {
      if (error instanceof NoList) return reply.callNotFound() as never;
      return answerTooMany(reply, error);
    }
  };
}

/** Serves the lists of pages, and what programs look for first. */
export function serveLists(app: FastifyInstance, platform: Platform): void {
  app.get(
    '/robots.txt',
    listHandler(platform, () => writeRobots(platform)),
  );
  app.get(
    '/llms.txt',
    listHandler(platform, () => writeLlms(platform)),
  );
  app.get(
    '/sitemap.xml',
    listHandler(platform, () => writeSitemapIndex(platform)),
  );
  app.get(
    '/sitemaps/:language/:file',
    listHandler(platform, (params: { language: string; file: string }) => writeSitemap(platform, params)),
  );
}
