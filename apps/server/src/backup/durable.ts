import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, statfs } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';

/** A file of a backup as its manifest lists it; `path` from the backup's folder. */
export type BackupFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** The fastest level: on two cores beside the shop, time counts more than the last tenth of the size. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Makes what was written under this path survive a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a small file whole: under another name first, readable by this user alone. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const part = `${path}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, path);
  await sync(dirname(path));
}

/** Writes bytes to a file of the backup, compressed when its name ends in `.zst`, and returns what the manifest says of it. */
export async function writeBackupFile(
  folder: string,
  path: string,
  source: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const from = Readable.from(source, { objectMode: false });
  const to = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  const options = signal ? { signal } : {};
  await (path.endsWith('.zst')
    ? pipeline(from, createZstdCompress(LEVEL), count, to, options)
    : pipeline(from, count, to, options));
  await sync(path);
  return { path: relative(folder, path), bytes, sha256: hash.digest('hex') };
}

/** The bytes of a file of the backup, as they were before they were compressed. */
export function readBackupFile(path: string): Readable {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  if (!path.endsWith('.zst')) return file;
  const plain = createZstdDecompress();
  file.on('error', (error) => plain.destroy(error));
  plain.on('close', () => file.destroy());
  return file.pipe(plain);
}

/** Bytes that this user can still write to the disk of a folder that exists. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
