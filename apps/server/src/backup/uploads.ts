import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Header, Parser, type ReadEntry } from 'tar';
import type { Listed, Storage } from '../platform/files/storage/storage.ts';
import { readBackupFile } from './durable.ts';

const BLOCK = 512;
/** What every tar ends with. */
const END = Buffer.alloc(2 * BLOCK);
/** Files of exports and copies of data live for days, and are made again. */
const MADE_AGAIN = ['x/', 'c/'];

/** One file among the uploads: its path below them and what it holds. */
export type Upload = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** How many uploads there are, their bytes together, and one hash over all of them. */
export type UploadsSum = { readonly files: number; readonly bytes: number; readonly sha256: string };

/** All uploads of a storage, in no order. */
export async function* uploadsIn(storage: Storage): AsyncGenerator<Listed> {
  for await (const one of storage.list()) {
    if (!MADE_AGAIN.some((folder) => one.name.startsWith(folder))) yield one;
  }
}

const padding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

/**
 * The uploads as a tar, each reported once it is in. One that is removed meanwhile is left out; one that changes its
 * length is an error, for uploads are written once under names of their own.
 */
export async function* tarOfUploads(storage: Storage, report: (upload: Upload) => void): AsyncGenerator<Buffer> {
  for await (const { name: path, modified: mtime } of uploadsIn(storage)) {
    const found = await storage.read(path);
    if (!found || 'beyond' in found) continue;
    const { body, size } = found;
    const header = Buffer.alloc(BLOCK);
    const long = new Header({ path, size, mtime, mode: 0o644, type: 'File', uid: 0, gid: 0 }).encode(header);
    if (long) throw new Error(`the name of the upload ${path} is too long`);
    yield header;
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of body) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    if (bytes !== size) throw new Error(`the upload ${path} changed while it was copied`);
    yield padding(size);
    report({ path, bytes, sha256: hash.digest('hex') });
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
