import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../../../platform/slice.ts';

const folderOf = (platform: Platform): string => join(platform.config.dataDir, 'files', 'c');

/** Where the file of a copy lies; no address leads there. */
export const pathOfCopy = (platform: Platform, id: string): string => join(folderOf(platform), `${id}.zip`);

/** Writes the bytes of a copy; a reader meanwhile finds the earlier file or none. Returns their number. */
export async function writeCopyFile(
  platform: Platform,
  of: { readonly id: string; readonly tries: number },
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  await mkdir(folderOf(platform), { recursive: true });
  const part = `${pathOfCopy(platform, of.id)}.${of.tries}.part`;
  try {
    await pipeline(Readable.from(bytes), createWriteStream(part, { mode: 0o600 }));
    const { size } = await stat(part);
    await rename(part, pathOfCopy(platform, of.id));
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Removes the files of these copies. */
export async function removeCopyFiles(platform: Platform, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(pathOfCopy(platform, id), { force: true })));
}
