import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Header, Parser, type ReadEntry } from 'tar';
import { readBackupFile } from './durable.ts';

const BLOCK = 512;
const CHUNK = 1 << 20;
/** What every tar ends with. */
const END = Buffer.alloc(2 * BLOCK);
/** Files of exports live for hours, and a `.part` is not a file yet. */
const LEFT_OUT = new Set(['x']);

/** One file among the uploads: its path below them and what it holds. */
export type Upload = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** How many uploads there are, their bytes together, and one hash over all of them. */
export type UploadsSum = { readonly files: number; readonly bytes: number; readonly sha256: string };

/** Paths of all uploads below a folder, in no order; none where there is no such folder. */
export async function* uploadPaths(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (LEFT_OUT.has(path) || entry.name.endsWith('.part')) continue;
    if (entry.isDirectory()) yield* uploadPaths(folder, path);
    else if (entry.isFile()) yield path;
  }
}

const padding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

/**
 * The uploads as a tar, each reported once it is in. One that is removed meanwhile is left out; one that changes its
 * length is an error, for uploads are written once under names of their own.
 */
export async function* tarOfUploads(folder: string, report: (upload: Upload) => void): AsyncGenerator<Buffer> {
  for await (const path of uploadPaths(folder)) {
    const handle = await open(join(folder, path), 'r').catch(() => null);
    if (!handle) continue;
    try {
      const { size, mtime } = await handle.stat();
      const header = Buffer.alloc(BLOCK);
      const long = new Header({ path, size, mtime, mode: 0o644, type: 'File', uid: 0, gid: 0 }).encode(header);
      if (long) throw new Error(`the name of the upload ${path} is too long`);
      yield header;
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of handle.createReadStream({ highWaterMark: CHUNK, autoClose: false })) {
        hash.update(chunk as Buffer);
        bytes += (chunk as Buffer).length;
        yield chunk as Buffer;
      }
      if (bytes !== size) throw new Error(`the upload ${path} changed while it was copied`);
      yield padding(size);
      report({ path, bytes, sha256: hash.digest('hex') });
    } finally {
      await handle.close();
    }
  }
  yield END;
}

/** A place below a folder for a path of an archive; throws for one that leads elsewhere. */
function below(folder: string, path: string): string {
  const clean = normalize(path);
  if (clean.startsWith('..') || clean.startsWith(sep)) throw new Error(`${path} leads out of the archive`);
  return join(folder, clean);
}

/** Reads one file of the archive to its end, and writes it below `folder` unless that is null. */
async function take(entry: ReadEntry, folder: string | null): Promise<Upload> {
  const hash = createHash('sha256');
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, folder === null ? undefined : chunk);
    },
  });
  if (folder === null) await pipeline(entry, count.resume());
  else {
    const path = below(folder, entry.path);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(entry, count, createWriteStream(path, { flags: 'wx', flush: true }));
  }
  return { path: entry.path, bytes: entry.size, sha256: hash.digest('hex') };
}

/** Reads the archive of uploads, writes them below `folder` unless that is null, and reports each, in order. */
export async function readUploads(
  archive: string,
  folder: string | null,
  report: (upload: Upload) => void,
): Promise<void> {
  // The library takes an archive of nothing for none at all.
  if ((await stat(archive)).size === END.length) return;
  let before: Promise<unknown> = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      const taken = take(entry, folder);
      taken.catch((error: Error) => parser.abort(error));
      before = before.then(async () => report(await taken));
      before.catch(() => undefined);
    },
  });
  await pipeline(readBackupFile(archive), parser as unknown as NodeJS.WritableStream);
  await before;
}

/** One hash over all uploads in their order, from what is known of each. */
export function createUploadsSum(): { add: (upload: Upload) => void; sum: () => UploadsSum } {
  const hash = createHash('sha256');
  let files = 0;
  let bytes = 0;
  return {
    add: (upload) => {
      hash.update(`${upload.path}\0${upload.bytes}\0${upload.sha256}\n`);
      files += 1;
      bytes += upload.bytes;
    },
    sum: () => ({ files, bytes, sha256: hash.copy().digest('hex') }),
  };
}
