import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CachedAnswer } from './answer-cache.ts';

type Encoding = 'br' | 'gzip';
export type Packed = {
  readonly etag: string;
  readonly body: Buffer;
  readonly encoding: Encoding | null;
  readonly type: string;
};

/** Below this size in bytes an answer fits one packet anyway. */
const SMALLEST = 1_000;
/** Brotli's balance of a millisecond against a fifth of the size. */
const QUALITY = 5;

/** Packed once per remembered answer and gone with it. */
const packed = new WeakMap<CachedAnswer, Map<Encoding | null, Packed>>();

const pack = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : gzipSync(body);

/** What an asker can unpack, the better one first, by its `Accept-Encoding`; null is neither. */
export function encodingIn(accepted: IncomingHttpHeaders['accept-encoding']): Encoding | null {
  if (!accepted) return null;
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null;
}

/**
 * A remembered answer as this asker takes it, packed when the asker can unpack it, under an etag of its own. For public
 * answers only: nothing secret may stand beside what an asker chooses.
 */
export function packedFor(headers: IncomingHttpHeaders, answer: CachedAnswer): Packed {
  const encoding = answer.body.length < SMALLEST ? null : encodingIn(headers['accept-encoding']);
  const forms = packed.get(answer) ?? new Map<Encoding | null, Packed>();
  const known = forms.get(encoding);
  if (known) return known;
  const type = answer.type ?? 'application/json';
  const form = encoding
    ? { etag: answer.etag.replace(/"$/, `-${encoding}"`), body: pack(answer.body, encoding), encoding, type }
    : { etag: answer.etag, body: answer.body, encoding, type };
  packed.set(answer, forms);
  forms.set(encoding, form);
  return form;
}
