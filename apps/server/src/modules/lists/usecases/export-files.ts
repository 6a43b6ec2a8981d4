import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import type { StoredBytes } from '../../../platform/files/storage/storage.ts';
import type { Platform } from '../../../platform/slice.ts';

type Named = { readonly id: string; readonly format: ExportFormat };

/** Where the file of an export lies; no address leads there. */
const nameOf = ({ id, format }: Named): string => `x/${id}.${format}`;

/** Writes the bytes; whoever reads meanwhile finds the earlier file or none. Gives their number. */
export const writeFileOf = (platform: Platform, of: Named, bytes: AsyncIterable<Uint8Array>): Promise<number> =>
  platform.storage.writeStream(nameOf(of), bytes);

/** Returns the file of an export; null when there is none. */
export async function readFileOf(platform: Platform, of: Named): Promise<StoredBytes | null> {
  const found = await platform.storage.read(nameOf(of));
  return found && 'body' in found ? found : null;
}

/** Removes the files of these exports, whatever their format. Throws while the storage does not answer. */
export const removeFilesOf = (platform: Platform, ids: readonly string[]): Promise<void> =>
  platform.storage.remove(ids.flatMap((id) => (['csv', 'xlsx'] as const).map((format) => nameOf({ id, format }))));
