import { createHash, randomUUID } from 'node:crypto';
import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import { fileTypeFromBuffer } from 'file-type';
import { afterCommit, type Db, type Queryable, type Tx } from '../db/connect.ts';
import type { FileStore, Keep, StoredMedia } from './file-store.ts';
import { askRemoval, removeAsked } from './removals.ts';
import { type Rendition, renderPicture, type UploadedPicture } from './renditions.ts';
import type { Storage } from './storage/storage.ts';
import { type Folder, privateName, servedName } from './stored-names.ts';

const IMAGES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** What no address may serve, because only some people may see it. */
const UNSERVED: ReadonlySet<Keep['purpose']> = new Set(['chat', 'payout', 'voucher']);

/** What is written of an upload, and what is known of it. */
type Made = {
  readonly files: readonly Rendition[];
  readonly place: Folder;
  readonly media: StoredMedia;
  readonly look: string | null;
};

/** Writes what is known of a stored file. */
async function insertStored(db: Queryable, what: Keep, { media, look }: Made): Promise<void> {
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
async function deleteOf(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('stored_file')
    .where('owner_kind', '=', 'customer')
    .where('owner_id', '=', customerId)
    .where('purpose', '<>', 'voucher')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
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

async function makeImage(bytes: Buffer, of: UploadedPicture): Promise<Made> {
  const { id, purpose } = of;
  const place = UNSERVED.has(purpose) ? 'p' : 'u';
  const { files, width, height, look } = await renderPicture(bytes, of);
  const url = `/files/${place}/${id}-{w}.webp`;
  return { files, place, media: { id, kind: 'image', url, poster: null, width, height }, look };
}

function makeVideo(bytes: Buffer, id: string): Made {
  if (bytes.length > limits.videoBytes) refuse('upload.too_large');
  const media = { id, kind: 'video', url: `/files/u/${id}.mp4`, poster: null, width: 0, height: 0 } as const;
  return { files: [{ name: `${id}.mp4`, bytes }], place: 'u', media, look: null };
}

/** Writes all files at the same time. Returns once every one is written or has failed; throws if one has. */
async function writeAll(storage: Storage, { files, place }: Made): Promise<void> {
  const written = await Promise.allSettled(files.map(({ name, bytes }) => storage.write(`${place}/${name}`, bytes)));
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Keeps files in a storage: what addresses serve, and apart from it what only some people may see. `db` is for what is noted of
 * files that are to be removed, outside of transactions of others.
 */
export function createFileStore(storage: Storage, db: Db): FileStore {
  return {
    keep: async (within, what) => {
      const { bytes } = what.upload;
      const type = await fileTypeFromBuffer(bytes);
      const id = randomUUID();
      const isVideo = type?.mime === 'video/mp4';
      if (!type || !(IMAGES.has(type.mime) || (isVideo && what.allowVideo))) refuse('upload.wrong_type');
      const { purpose, fits } = what;
      const made = isVideo ? makeVideo(bytes, id) : await makeImage(bytes, { id, purpose, ...(fits ? { fits } : {}) });
      try {
        await writeAll(storage, made);
        await insertStored(within, what, made);
      } catch (error) {
        // What is there of it has no record: it goes as soon as it can.
        await askRemoval(db, [id]).catch(() => undefined);
        throw error;
      }
      return made.media;
    },
    eraseOf: async (tx, customerId) => {
      const ids = await deleteOf(tx, customerId);
      if (ids.length === 0) return;
      await askRemoval(tx, ids);
      afterCommit(tx, () => void removeAsked({ db, storage }, ids).catch(() => undefined));
    },
    uploadsOf: (within, customerId) =>
      within
        .selectFrom('stored_file')
        .select(['id', 'purpose', 'url'])
        .where('owner_kind', '=', 'customer')
        .where('owner_id', '=', customerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    readPrivate: async (url, width) => {
      const name = privateName(url, width);
      return name === null ? null : storage.readWhole(name);
    },
    readServed: async (url) => {
      const name = servedName(url);
      return name === null ? null : storage.readWhole(name);
    },
    ownedBy,
  };
}
