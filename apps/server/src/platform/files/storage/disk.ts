import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Listed, Storage } from './storage.ts';

/** Names of files that are not whole yet end in this. */
const PART = '.part';

/** Returns all files below a folder, by their paths from it; none where there is no such folder. */
async function* filesBelow(root: string, below = ''): AsyncGenerator<Listed> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.name.endsWith(PART)) continue;
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    if (!entry.isFile()) continue;
    const found = await stat(join(root, name)).catch(() => null);
    if (found) yield { name, bytes: found.size, modified: found.mtime };
  }
}

/** Returns the storage that is a folder of this machine. */
export function createDiskStorage(dir: string): Storage {
  const placeOf = (name: string): string => join(dir, name);

  /** Has a file written under another name, and then under its own. */
  async function whole(name: string, write: (part: string) => Promise<void>): Promise<void> {
    const place = placeOf(name);
    await mkdir(dirname(place), { recursive: true });
    const part = `${place}.${randomUUID()}${PART}`;
    try {
      await write(part);
      await rename(part, place);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  return {
    write: (name, bytes) => whole(name, (part) => writeFile(part, bytes)),
    writeStream: async (name, bytes) => {
      let written = 0;
      await whole(name, async (part) => {
        await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(part, { mode: 0o600 }));
        written = (await stat(part)).size;
      });
      return written;
    },
    read: async (name, range) => {
      const found = await stat(placeOf(name)).catch(() => null);
      if (!found?.isFile()) return null;
      const { size } = found;
      const from = range?.from ?? 0;
      const to = Math.min(range?.to ?? size - 1, size - 1);
      if (range && from > to) return { beyond: size };
      const body = createReadStream(placeOf(name), range ? { start: from, end: to } : {});
      return { body, bytes: to - from + 1, from, size };
    },
    readWhole: (name) => readFile(placeOf(name)).catch(() => null),
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(placeOf(name), { force: true })));
    },
    list: () => filesBelow(dir),
    isUp: () => true,
    gauges: [],
    close: () => undefined,
  };
}
