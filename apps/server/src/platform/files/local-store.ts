import { createHash, randomUUID } from 'node:crypto';
import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import { fileTypeFromBuffer } from 'file-type';
import { afterCommit, type Queryable, type Tx } from '../db/connect.ts';
import { createFileFolders } from './file-folders.ts';
import type { FileStore, Keep, StoredMedia } from './file-store.ts';
import { renderPicture, type UploadedPicture } from './renditions.ts';

const IMAGES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** What no address may serve, because only some people may see it. */
const UNSERVED: ReadonlySet<Keep['purpose']> = new Set(['chat', 'payout', 'voucher']);

type Stored = { readonly media: StoredMedia; readonly look: string | null };

/** Writes what is known of a stored file. */
async function insertStored(db: Queryable, what: Keep, { media, look }: Stored): Promise<void> {
  const { bytes } = what.upload;
  await db
    .insertInto('stored_file')
    .values({
      id: media.id,
      purpose: what.purpose,
      kind: media.kind,
      owner_kind: what.owner.kind,
      owner_id: what.owner.id,
      private: UNSERVED.has(what.purpose),
      url: media.url,
      sha256: createHash('sha256').update(bytes).digest(),
      bytes: bytes.length,
      width: media.width,
      height: media.height,
      look,
    })
    .execute();
}

/** Takes out what a customer uploaded, vouchers apart. Returns the ids of the files. */
async function deleteOf(tx: Tx, customerId: string): Promise<Set<string>> {
  const rows = await tx
    .deleteFrom('stored_file')
    .where('owner_kind', '=', 'customer')
    .where('owner_id', '=', customerId)
    .where('purpose', '<>', 'voucher')
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function ownedBy(db: Queryable, urls: readonly string[], ownerId: string): Promise<boolean> {
  if (urls.length === 0) return true;
  const { n } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('url', 'in', [...urls])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return n === new Set(urls).size;
}

/** Keeps files in a folder of this machine: what addresses serve, and apart from it what only some people may see. */
export function createLocalStore(dir: string): FileStore {
  const folders = createFileFolders(dir);

  async function storeImage(bytes: Buffer, of: UploadedPicture): Promise<Stored> {
    const { id, purpose } = of;
    const place = UNSERVED.has(purpose) ? 'p' : 'u';
    const { files, width, height, look } = await renderPicture(bytes, of);
    await folders.write(files, place);
    const url = `/files/${place}/${id}-{w}.webp`;
    return { media: { id, kind: 'image', url, poster: null, width, height }, look };
  }

  async function storeVideo(bytes: Buffer, id: string): Promise<Stored> {
    if (bytes.length > limits.videoBytes) refuse('upload.too_large');
    await folders.write([{ name: `${id}.mp4`, bytes }], 'u');
    const url = `/files/u/${id}.mp4`;
    return { media: { id, kind: 'video', url, poster: null, width: 0, height: 0 }, look: null };
  }

  return {
    keep: async (db, what) => {
      const { bytes } = what.upload;
      const type = await fileTypeFromBuffer(bytes);
      const id = randomUUID();
      const isVideo = type?.mime === 'video/mp4';
      if (!type || !(IMAGES.has(type.mime) || (isVideo && what.allowVideo))) refuse('upload.wrong_type');
      const { purpose, fits } = what;
      const stored = isVideo
        ? await storeVideo(bytes, id)
        : await storeImage(bytes, { id, purpose, ...(fits ? { fits } : {}) });
      await insertStored(db, what, stored);
      return stored.media;
    },
    eraseOf: async (tx, customerId) => {
      const ids = await deleteOf(tx, customerId);
      if (ids.size === 0) return;
      afterCommit(tx, () => void folders.unlink(ids).catch(() => undefined));
    },
    uploadsOf: (db, customerId) =>
      db
        .selectFrom('stored_file')
        .select(['id', 'purpose', 'url'])
        .where('owner_kind', '=', 'customer')
        .where('owner_id', '=', customerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    readPrivate: folders.readPrivate,
    readServed: folders.readServed,
    ownedBy,
  };
}
