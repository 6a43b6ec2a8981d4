import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from '@app/contract/core/refuse';
import { HOUR, SECOND } from '@app/kernel/clock';
import { limitConcurrency } from '../../limit-concurrency.ts';
import type { ListingPage } from './listing.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Call, type S3Request, type SentFile, wholeOf } from './s3-call.ts';
import { readS3Error } from './s3-error.ts';
import type { BeyondEnd, ByteRange, Listed, Storage, StoredBytes } from './storage.ts';

/** How long the head of an answer may take: to a question, and to what is sent with it. */
const ANSWER_MS = 8_000;
/** Bytes that are sent in a second at least. */
const SLOWEST = 500_000;
const WHOLE_MS = 15_000;
const TRIES = 2;
/** A call that failed after more than this is not tried again: its caller has waited long enough. */
const AGAIN_WITHIN_MS = 1_500;
const PAUSE_MS = 200;
const REMOVED_AT_ONCE = 8;
/** No stream takes so long to be sent. */
const LEFT_MS = 24 * HOUR;

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** The headers stored with a file: public files never change, private ones are not to be cached. */
const headersOf = (name: string): Record<string, string> => ({
  'content-type': typeOf(name),
  'cache-control': name.startsWith('u/') ? 'public, max-age=31536000, immutable' : 'private, no-store',
});

/** The server did not do what it was asked for: it is away, or refuses it. */
class S3Failure extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** Whether the same request may succeed a moment later. */
const passes = (error: unknown): boolean =>
  !(error instanceof S3Failure) || error.status === null || error.status >= 500 || error.status === 429;

/** What is read, as it comes from the server. */
type OpenAnswer = StoredBytes & { readonly body: IncomingMessage };

export type S3Watch = { readonly warn: (of: object, message: string) => void };

/** Takes an answer with this status, or throws what the server says is wrong. */
async function expectStatus(answer: IncomingMessage, wanted: readonly number[]): Promise<IncomingMessage> {
  const status = answer.statusCode ?? 0;
  if (wanted.includes(status)) return answer;
  const { code, message } = readS3Error((await wholeOf(answer, ANSWER_MS)).toString('utf8'));
  throw new S3Failure(`${status} ${code} ${message}`.trim(), status);
}

type Counts = { failures: number; up: number };

/** Returns what does something with the bucket, twice if need be, and refuses files.unavailable when it fails. */
function createReach(counts: Counts, log: S3Watch) {
  return async function reach<T>(what: string, work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const begun = performance.now();
      try {
        const done = await work();
        counts.up = 1;
        return done;
      } catch (error) {
        if (tries < TRIES && passes(error) && performance.now() - begun < AGAIN_WITHIN_MS) {
          await sleep(PAUSE_MS);
          continue;
        }
        counts.failures += 1;
        counts.up = 0;
        log.warn({ err: error, file: what }, 'the storage of files does not answer');
        return refuse('files.unavailable');
      }
    }
  };
}

const bucketGauges = (counts: Counts): Storage['gauges'] => [
  {
    name: 'files_up',
    help: 'Whether the bucket of files answered last (1) or not (0)',
    read: async () => counts.up,
  },
  {
    name: 'files_failures',
    help: 'What the bucket of files did not do since the start',
    read: async () => counts.failures,
  },
];

/** Returns single requests of a bucket. They throw what went wrong. */
function createRequests(address: S3Address) {
  const { call, close } = createS3Call(address);
  const pathOf = (name: string): string => address.path + name;
  const ask = async (request: S3Request, wanted: readonly number[]): Promise<IncomingMessage> =>
    expectStatus(await call(request), wanted);

  async function sizeOf(name: string): Promise<number | null> {
    const answer = await ask({ method: 'HEAD', path: pathOf(name), withinMs: ANSWER_MS }, [200, 404]);
    answer.resume();
    return answer.statusCode === 404 ? null : Number(answer.headers['content-length']);
  }

  return {
    close,
    put: async (name: string, body: Buffer | SentFile): Promise<void> => {
      const withinMs = ANSWER_MS + ((Buffer.isBuffer(body) ? body.length : body.bytes) / SLOWEST) * SECOND;
      const answer = await ask({ method: 'PUT', path: pathOf(name), headers: headersOf(name), body, withinMs }, [200]);
      await wholeOf(answer, ANSWER_MS);
    },
    open: async (name: string, range: ByteRange | null): Promise<OpenAnswer | BeyondEnd | null> => {
      const headers = range ? { range: `bytes=${range.from}-${range.to ?? ''}` } : {};
      const answer = await call({ method: 'GET', path: pathOf(name), headers, withinMs: ANSWER_MS });
      if (answer.statusCode === 404) {
        // A bucket that is gone is no file that is not there.
        const { code } = readS3Error((await wholeOf(answer, ANSWER_MS)).toString('utf8'));
        if (code === 'NoSuchBucket') throw new S3Failure('404 NoSuchBucket', 404);
        return null;
      }
      if (answer.statusCode === 416) {
        answer.resume();
        const size = await sizeOf(name);
        return size === null ? null : { beyond: size };
      }
      await expectStatus(answer, [200, 206]);
      const bytes = Number(answer.headers['content-length']);
      if (Number.isNaN(bytes)) throw new S3Failure('an answer without its length', answer.statusCode);
      const [, from, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(answer.headers['content-range'] ?? '') ?? [];
      return { body: answer, bytes, from: Number(from ?? 0), size: Number(size ?? bytes) };
    },
    remove: async (name: string): Promise<void> => {
      (await ask({ method: 'DELETE', path: pathOf(name), withinMs: ANSWER_MS }, [200, 204, 404])).resume();
    },
    page: async (after: string | null): Promise<ListingPage> => {
      const query = {
        'list-type': '2',
        ...(address.prefix ? { prefix: address.prefix } : {}),
        ...(after === null ? {} : { 'continuation-token': after }),
      };
      const answer = await ask({ method: 'GET', path: address.bucketPath, query, withinMs: ANSWER_MS }, [200]);
      // Reads XML, which nothing else of a shop in use does.
      const { readListing } = await import('./listing.ts');
      return readListing((await wholeOf(answer, WHOLE_MS)).toString('utf8'));
    },
  };
}

/** Returns the storage that is a bucket. `spool` is a folder of this machine for what is sent from a stream. */
export function createS3Storage(address: S3Address, { spool, log }: { spool: string; log: S3Watch }): Storage {
  const requests = createRequests(address);
  const counts: Counts = { failures: 0, up: 1 };
  const reach = createReach(counts, log);
  const removing = limitConcurrency({ atOnce: REMOVED_AT_ONCE, waiting: 10_000, waitMs: 60_000, retryAfter: 5 });

  async function* list(): AsyncGenerator<Listed> {
    let next: string | null = null;
    do {
      const after: string | null = next;
      const page: ListingPage = await reach('list', () => requests.page(after));
      for (const { name, ...rest } of page.files) {
        if (name.startsWith(address.prefix) && !name.endsWith('/'))
          yield { name: name.slice(address.prefix.length), ...rest };
      }
      next = page.next;
    } while (next !== null);
  }

  return {
    write: (name, bytes) => reach(name, () => requests.put(name, bytes)),
    writeStream: async (name, bytes) => {
      const sent = await spooled(spool, bytes);
      try {
        await reach(name, () => requests.put(name, sent));
        return sent.bytes;
      } finally {
        await rm(sent.path, { force: true });
      }
    },
    read: (name, range = null) => reach(name, () => requests.open(name, range)),
    readWhole: (name) =>
      reach(name, async () => {
        const found = await requests.open(name, null);
        return found && 'body' in found ? wholeOf(found.body, WHOLE_MS) : null;
      }),
    remove: async (names) => {
      await Promise.all(names.map((name) => removing(() => reach(name, () => requests.remove(name)))));
    },
    list,
    isUp: () => counts.up === 1,
    gauges: bucketGauges(counts),
    close: requests.close,
  };
}

/** Removes what a process that was killed has left in the folder. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(join(folder, name), { force: true });
  }
}

/** Writes a stream to a file of this machine: what is sent to S3 has its length and its hash beforehand. */
async function spooled(folder: string, bytes: AsyncIterable<Uint8Array>): Promise<SentFile> {
  await mkdir(folder, { recursive: true });
  await removeLeft(folder);
  const path = join(folder, `${randomUUID()}.part`);
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      size += piece.length;
      done(null, piece);
    },
  });
  try {
    await pipeline(Readable.from(bytes, { objectMode: false }), count, createWriteStream(path, { mode: 0o600 }));
    return { path, bytes: size, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
