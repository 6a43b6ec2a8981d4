import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FILM = /^[a-z0-9-]{1,80}\.mp4$/;
const UPLOADED = /^[0-9a-f-]{36}(-(360|720)\.webp|\.mp4)$/;

/** Renders a picture of the demo art, or null when no such picture exists. */
export type RenderPicture = (name: string, width: 360 | 720) => Promise<Buffer | null>;

/** A file with single byte ranges, which players of video ask for. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, given: { path: string; type: string }) {
  const found = await stat(given.path).catch(() => null);
  if (!found?.isFile()) return reply.callNotFound();
  reply.type(given.type).header('cache-control', IMMUTABLE).header('accept-ranges', 'bytes');
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (!range) return reply.header('content-length', found.size).send(createReadStream(given.path));
  const start = Number(range[1]);
  const end = Math.min(range[2] ? Number(range[2]) : found.size - 1, found.size - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${found.size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${found.size}`)
    .header('content-length', end - start + 1)
    .send(createReadStream(given.path, { start, end }));
}

/** Serves uploads and the demo art. Names are random or listed; nothing else in the folder can be reached. */
export function serveFiles(app: FastifyInstance, given: { dir: string; render: RenderPicture | null }): void {
  app.get<{ Params: { name: string } }>('/files/u/:name', async (request, reply) => {
    const { name } = request.params;
    if (!UPLOADED.test(name)) return reply.callNotFound();
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    const type = name.endsWith('.mp4') ? 'video/mp4' : 'image/webp';
    return sendFile(request, reply, { path: join(given.dir, 'u', name), type });
  });

  app.get<{ Params: { name: string } }>('/files/demo/:name', async (request, reply) => {
    if (FILM.test(request.params.name)) {
      return sendFile(request, reply, { path: join(given.dir, 'demo', request.params.name), type: 'video/mp4' });
    }
    const match = /^([a-z0-9-]{1,80})-(360|720)\.webp$/.exec(request.params.name);
    const picture = match && (await given.render?.(match[1] ?? '', Number(match[2]) as 360 | 720));
    if (!picture) return reply.callNotFound();
    return reply.type('image/webp').header('cache-control', IMMUTABLE).send(picture);
  });
}
