import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import type { Platform } from '../../../platform/slice.ts';

type Named = { readonly id: string; readonly format: ExportFormat };

const folderOf = (platform: Platform): string => join(platform.config.dataDir, 'files', 'x');

/** Where the file of an export lies; no address leads there. */
export const pathOf = (platform: Platform, { id, format }: Named): string =>
  join(folderOf(platform), `${id}.${format}`);

/** Writes the bytes; whoever reads meanwhile finds the earlier file or none. Gives their number. */
export async function writeFileOf(
  platform: Platform,
  of: Named & { tries: number },
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  await mkdir(folderOf(platform), { recursive: true });
  const part = `${pathOf(platform, of)}.${of.tries}.part`;
  try {
    await pipeline(Readable.from(bytes), createWriteStream(part, { mode: 0o600 }));
    const { size } = await stat(part);
    await rename(part, pathOf(platform, of));
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Removes the files of these exports, whatever their format. */
export async function removeFilesOf(platform: Platform, ids: readonly string[]): Promise<void> {
  const names = ids.flatMap((id) => (['csv', 'xlsx'] as const).map((format) => pathOf(platform, { id, format })));
  await Promise.all(names.map((name) => rm(name, { force: true })));
}
