import type { FastifyInstance } from 'fastify';
import { SHEET_TYPES } from '../../../platform/files/tables/write-table.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readFileOf } from '../usecases/export-files.ts';
import { exportOfToken } from '../usecases/my-exports.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Gives the file of an export to whoever holds its address, for as long as the address stands. */
export const exportFilePage =
  (platform: Platform) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { token: string } }>('/files/x/:token', async (request, reply) => {
      const { token } = request.params;
      const found = TOKEN.test(token) ? await exportOfToken(platform, token) : null;
      const file = found && (await readFileOf(platform, found));
      if (!found || !file) return reply.callNotFound();
      const day = found.createdAt.toISOString().slice(0, 10);
      return reply
        .type(SHEET_TYPES[found.format])
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename="${found.name}-${day}.${found.format}"`)
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff')
        .send(file.body);
    });
  };
