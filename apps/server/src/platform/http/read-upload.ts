import { limits } from '@app/contract/core/limits';
import { refuse, refuseField } from '@app/contract/core/refuse';
import { oneLine } from '@app/contract/core/validation';
import { Refusal } from '@app/kernel/assert';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './bind.ts';
import { clientLeft } from './client-left.ts';

/** Bytes of uploads that may lie in memory at once; who comes beyond is told to come back (reliability, O4). */
const HELD_MAX = 28 * 1024 * 1024;
/** What a multipart body may hold beside its file. */
const AROUND_THE_FILE = 64 * 1024;

/** How large the file of each kind may be. */
const BYTES = { picture: limits.imageBytes, film: limits.videoBytes, table: limits.tableBytes } as const;

let held = 0;

/** Refuses a body that broke off: nobody is there to read the answer, and nothing of ours failed. */
function refuseBrokenOff(request: FastifyRequest): never {
  request.log.info({ url: request.url }, 'the client broke off');
  return refuse('upload.unreadable');
}

/** The part with the file; a body that is no multipart, or of too many parts, is refused. */
async function filePart(request: FastifyRequest, max: number): Promise<MultipartFile> {
  // Who left while the guard asked is heard of no more: a closed request tells a late listener nothing.
  if (request.raw.destroyed) refuseBrokenOff(request);
  const part = await request.file({ limits: { fileSize: max + 1 } }).catch((error: { statusCode?: number }) => {
    if (clientLeft(error)) refuseBrokenOff(request);
    // A body that is no multipart throws plain errors; what has a status is told by it.
    if (error.statusCode === undefined) refuse('upload.unreadable');
    throw error;
  });
  return part ?? refuseField('file', 'field.required');
}

/** All bytes of the file, read into one piece of memory; each stretch that arrives is told to `hold`. */
async function bytesOf(
  request: FastifyRequest,
  { part, most, hold }: { part: MultipartFile; most: number; hold: (bytes: number) => void },
): Promise<Buffer> {
  // Memory that nothing was written to yet costs nothing.
  const bytes = Buffer.allocUnsafeSlow(most + 1);
  let size = 0;
  try {
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      hold(piece.length);
      size += piece.copy(bytes, size);
      if (size > most) refuse('upload.too_large');
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (clientLeft(error)) refuseBrokenOff(request);
    const { code } = error as { code?: string };
    if (code === undefined) refuse('upload.unreadable');
    throw error;
  }
  return bytes.subarray(0, size);
}

/**
 * Reads the one file of a multipart body, cut at its kind's limit, and holds it while `work` runs. Refuses anything
 * else, a longer body before it is read, and with rate.too_many while too many bytes of others are held.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  kind: keyof typeof BYTES,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const max = BYTES[kind];
  if (!request.isMultipart()) refuseField('file', 'field.required');
  if (Number(request.headers['content-length'] ?? 0) > max + AROUND_THE_FILE) refuse('upload.too_large');
  const part = await filePart(request, max);
  let own = 0;
  try {
    const hold = (size: number): void => {
      own += size;
      held += size;
      if (held > HELD_MAX) refuse('rate.too_many', { retryAfter: 5 });
    };
    const bytes = await bytesOf(request, { part, most: max, hold });
    return await work({ bytes, fileName: oneLine(part.filename).slice(0, 200), declaredType: part.mimetype });
  } finally {
    held -= own;
  }
}
