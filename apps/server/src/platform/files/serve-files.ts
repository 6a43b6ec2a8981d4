import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createJpegPictures } from './jpeg-pictures.ts';
import type { ByteRange, Storage } from './storage/storage.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FILM = /^[a-z0-9-]{1,80}\.mp4$/;
const UPLOADED = /^[0-9a-f-]{36}(-(360|720)\.(webp|jpg)|\.mp4)$/;
const JPEG = /\.jpg$/;

/** Renders a picture of the demo art, or null when no such picture exists. */
export type RenderPicture = (name: string, width: 360 | 720) => Promise<Buffer | null>;

export type FilesGiven = {
  readonly storage: Storage;
  /** Where the demo's films are: beside its pictures, on this machine. */
  readonly demo: Storage;
  readonly render: RenderPicture | null;
  /** Another place that serves uploads; null: this program. */
  readonly publicUrl: string | null;
};

/** How long a browser keeps where uploads are served from: not for ever, for that place may change. */
const MOVED = 'public, max-age=86400';

const readRange = (header: string | undefined): ByteRange | null => {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  return from === undefined ? null : { from: Number(from), to: to ? Number(to) : null };
};

/** A file with single byte ranges, which players of video ask for. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  given: { storage: Storage; name: string; type: string },
): Promise<FastifyReply> {
  const range = readRange(request.headers.range);
  const found = await given.storage.read(given.name, range);
  if (!found) {
    reply.callNotFound();
    return reply;
  }
  reply.type(given.type).header('cache-control', IMMUTABLE).header('accept-ranges', 'bytes');
  if ('beyond' in found) return reply.code(416).header('content-range', `bytes */${found.beyond}`).send();
  reply.header('content-length', found.bytes);
  if (!range) return reply.send(found.body);
  const last = found.from + found.bytes - 1;
  return reply.code(206).header('content-range', `bytes ${found.from}-${last}/${found.size}`).send(found.body);
}

/** Serves uploads and the demo art. Names are random or listed; nothing else in the folder can be reached. */
export function serveFiles(app: FastifyInstance, given: FilesGiven): void {
  const { storage, publicUrl } = given;
  const asJpeg = createJpegPictures();
  const sendJpeg = async (reply: FastifyReply, name: string, read: () => Promise<Buffer | null>) => {
    const jpeg = await asJpeg(name, read);
    if (!jpeg) return reply.callNotFound();
    return reply.type('image/jpeg').header('cache-control', IMMUTABLE).send(jpeg);
  };
  app.get<{ Params: { name: string } }>('/files/u/:name', async (request, reply) => {
    const { name } = request.params;
    if (!UPLOADED.test(name)) return reply.callNotFound();
    if (JPEG.test(name))
      return sendJpeg(reply, `u/${name}`, () => storage.readWhole(`u/${name.replace(JPEG, '.webp')}`));
    if (publicUrl !== null) return reply.header('cache-control', MOVED).redirect(`${publicUrl}/u/${name}`, 302);
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    const type = name.endsWith('.mp4') ? 'video/mp4' : 'image/webp';
    return sendFile(request, reply, { storage, name: `u/${name}`, type });
  });

  app.get<{ Params: { name: string } }>('/files/demo/:name', async (request, reply) => {
    if (FILM.test(request.params.name)) {
      const name = `demo/${request.params.name}`;
      return sendFile(request, reply, { storage: given.demo, name, type: 'video/mp4' });
    }
    const match = /^([a-z0-9-]{1,80})-(360|720)\.(?:webp|jpg)$/.exec(request.params.name);
    const render = async () => (await given.render?.(match?.[1] ?? '', Number(match?.[2]) as 360 | 720)) ?? null;
    if (match && JPEG.test(request.params.name)) return sendJpeg(reply, `demo/${request.params.name}`, render);
    const picture = match && (await render());
    if (!picture) return reply.callNotFound();
    return reply.type('image/webp').header('cache-control', IMMUTABLE).send(picture);
  });
}
