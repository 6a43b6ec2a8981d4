import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingIn } from './packed-answer.ts';
import { isUnchanged } from './unchanged.ts';

/** How files of the builder become those of this shop. `stamp` is another with every identity. */
export type Dress = {
  readonly stamp: string;
  readonly storefront: (html: string) => string;
  readonly backOffice: (html: string) => string;
  readonly worker: (code: string) => string;
  readonly manifest: () => string;
  /** Origins that the storefront may send messages to besides the shop itself. */
  readonly connects: readonly string[];
};
export type Dressing = () => Promise<Dress>;

type Body = { readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly etag: string };

const packings = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

/** `policy` is part of the tag: a browser goes by the headers that it has stored, whatever an answer 304 says. */
async function packed(text: string, policy: string): Promise<Body> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([packings.br(plain), packings.gzip(plain)]);
  const etag = createHash('sha256').update(plain).update(policy).digest('base64url').slice(0, 22);
  return { plain, br, gzip: zipped, etag };
}

/** Returns a content security policy that lets a page send messages to these origins as well. */
export const policyThatConnects = (policy: string, origins: readonly string[]): string =>
  policy.replace(/connect-src [^;]*/, (directive) => [directive, ...origins].join(' '));

/**
 * Answers with one file in the shop's dress, made and packed once per identity. It is always asked for again and mostly
 * answered with 304, so a page never shows a name of before.
 */
export function dressedFile(
  dressing: Dressing,
  of: { readonly type: string; readonly make: (dress: Dress) => string; readonly connects?: true },
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let made: { stamp: string; body: Promise<Body> } | null = null;
  return async (request, reply) => {
    const dress = await dressing();
    const origins = of.connects ? dress.connects : [];
    const stamp = [dress.stamp, ...origins].join(' ');
    if (made?.stamp !== stamp) made = { stamp, body: packed(of.make(dress), origins.join(' ')) };
    const body = await made.body;
    const encoding = encodingIn(request.headers['accept-encoding']);
    const etag = `"${body.etag}${encoding ? `-${encoding}` : ''}"`;
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (origins.length > 0) {
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      reply.header('content-security-policy', policyThatConnects(policy, origins));
    }
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(of.type).send(encoding ? body[encoding] : body.plain);
  };
}
