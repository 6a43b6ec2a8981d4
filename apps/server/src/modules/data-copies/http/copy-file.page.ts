import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/slice.ts';
import { COPY_LINKS } from '../domain/copy-times.ts';
import { copyOfToken } from '../usecases/ask-copy.ts';
import { readCopyFile } from '../usecases/copy-files.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Sends the file of a copy to who holds its address, for as long as the address stands. */
export const copyFilePage =
  (platform: Platform) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { token: string } }>(`${COPY_LINKS}:token`, async (request, reply) => {
      const { token } = request.params;
      const found = TOKEN.test(token) ? await copyOfToken(platform, token) : null;
      const file = found && (await readCopyFile(platform, found.id));
      if (!found || !file) return reply.callNotFound();
      const day = found.createdAt.toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .send(file.body);
    });
  };
