import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@app/contract/core/limits';
import { PICTURE_WIDTHS } from '@app/contract/core/picture';
import { refuse } from '@app/contract/core/refuse';
import { fileTypeFromBuffer } from 'file-type';
import type Sharp from 'sharp';
import type { Queryable } from '../db/connect.ts';
import type { FileStore, Keep, StoredMedia } from './file-store.ts';

const IMAGES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Loaded with the first upload: the library takes more than 10 MB. */
let loaded: Promise<typeof Sharp> | null = null;
const loadSharp = (): Promise<typeof Sharp> => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
};

type Rendition = { name: string; bytes: Buffer };

/** Decodes the whole picture and encodes it anew: nothing of the original bytes, EXIF included, survives. */
async function renditionsOf(bytes: Buffer, id: string): Promise<{ files: Rendition[]; width: number; height: number }> {
  if (bytes.length > limits.imageBytes) refuse('upload.too_large');
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: limits.imagePixels, pages: 1, failOn: 'error' }).rotate();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > limits.imagePixels) refuse('upload.too_many_pixels');
    const files: Rendition[] = [];
    let largest = { width: 0, height: 0 };
    for (const wanted of PICTURE_WIDTHS) {
      const { data, info } = await open()
        .resize({ width: wanted, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      files.push({ name: `${id}-${wanted}.webp`, bytes: data });
      largest = { width: info.width, height: info.height };
    }
    return { files, ...largest };
  } catch (error) {
    if ((error as Error).name === 'Refusal') throw error;
    return refuse('upload.unreadable');
  }
}

/** Keeps files in a folder of this machine: `<dir>/u/<id>-<width>.webp`, served under `/files/u/`. */
export function createLocalStore(dir: string): FileStore {
  async function write(files: readonly Rendition[]): Promise<void> {
    const folder = join(dir, 'u');
    await mkdir(folder, { recursive: true });
    for (const file of files) {
      const part = join(folder, `.${file.name}.part`);
      await writeFile(part, file.bytes);
      await rename(part, join(folder, file.name));
    }
  }

  async function storeImage(bytes: Buffer, id: string): Promise<StoredMedia> {
    const { files, width, height } = await renditionsOf(bytes, id);
    await write(files);
    return { id, kind: 'image', url: `/files/u/${id}-{w}.webp`, poster: null, width, height };
  }

  async function storeVideo(bytes: Buffer, id: string): Promise<StoredMedia> {
    if (bytes.length > limits.videoBytes) refuse('upload.too_large');
    await write([{ name: `${id}.mp4`, bytes }]);
    return { id, kind: 'video', url: `/files/u/${id}.mp4`, poster: null, width: 0, height: 0 };
  }

  async function keep(db: Queryable, what: Keep): Promise<StoredMedia> {
    const { bytes } = what.upload;
    const type = await fileTypeFromBuffer(bytes);
    const id = randomUUID();
    const isVideo = type?.mime === 'video/mp4';
    if (!type || !(IMAGES.has(type.mime) || (isVideo && what.allowVideo))) refuse('upload.wrong_type');
    const media = isVideo ? await storeVideo(bytes, id) : await storeImage(bytes, id);
    await db
      .insertInto('stored_file')
      .values({
        id,
        purpose: what.purpose,
        kind: media.kind,
        owner_kind: what.owner.kind,
        owner_id: what.owner.id,
        private: what.purpose === 'voucher',
        url: media.url,
        sha256: createHash('sha256').update(bytes).digest(),
        bytes: bytes.length,
        width: media.width,
        height: media.height,
      })
      .execute();
    return media;
  }

  return {
    keep,
    ownedBy: async (db, urls, ownerId) => {
      if (urls.length === 0) return true;
      const { n } = await db
        .selectFrom('stored_file')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('url', 'in', [...urls])
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow();
      return n === new Set(urls).size;
    },
  };
}
