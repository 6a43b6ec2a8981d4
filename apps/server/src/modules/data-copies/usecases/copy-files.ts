import type { StoredBytes } from '../../../platform/files/storage/storage.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Where the file of a copy lies; no address leads there. */
const nameOf = (id: string): string => `c/${id}.zip`;

/** Writes the bytes of a copy; a reader meanwhile finds the earlier file or none. Returns their number. */
export const writeCopyFile = (platform: Platform, id: string, bytes: AsyncIterable<Uint8Array>): Promise<number> =>
  platform.storage.writeStream(nameOf(id), bytes);

/** Returns the file of a copy; null when there is none. */
export async function readCopyFile(platform: Platform, id: string): Promise<StoredBytes | null> {
  const found = await platform.storage.read(nameOf(id));
  return found && 'body' in found ? found : null;
}

/** Removes the files of these copies. Throws while the storage does not answer. */
export const removeCopyFiles = (platform: Platform, ids: readonly string[]): Promise<void> =>
  platform.storage.remove(ids.map(nameOf));
