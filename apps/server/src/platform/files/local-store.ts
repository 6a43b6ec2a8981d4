import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@app/contract/core/limits';
import { PICTURE_WIDTHS } from '@app/contract/core/picture';
import { refuse } from '@app/contract/core/refuse';
import { fileTypeFromBuffer } from 'file-type';
import type Sharp from 'sharp';
import { afterCommit, type Queryable } from '../db/connect.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { FileStore, Keep, StoredMedia } from './file-store.ts';
import { lookOf } from './picture-look.ts';

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

/** A picture of 24 megapixels takes a core and about 100 MB while it is decoded. */
const runLimited = limitConcurrency({ atOnce: 2, waiting: 100, waitMs: 20_000, retryAfter: 5 });

/** Renders other sizes and formats of pictures that were decoded before; beside uploads, not on top of them. */
export const withSharp = <T>(work: (sharp: typeof Sharp) => Promise<T>): Promise<T> =>
  runLimited(async () => work(await loadSharp()));

/** Staff read small print on vouchers. */
const VOUCHER_WIDTH = 1440;

type Rendition = { name: string; bytes: Buffer };

/** Decodes the whole picture and encodes it anew: nothing of the original bytes, EXIF included, survives. */
async function renditionsOf(
  bytes: Buffer,
  { id, purpose, fits }: Pick<Keep, 'purpose' | 'fits'> & { id: string },
): Promise<{ files: Rendition[]; width: number; height: number; look: string | null }> {
  if (bytes.length > limits.imageBytes) refuse('upload.too_large');
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: limits.imagePixels, pages: 1, failOn: 'error' }).rotate();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > limits.imagePixels) refuse('upload.too_many_pixels');
    const flaw = fits?.({ width, height });
    if (flaw) refuse(flaw);
    const files: Rendition[] = [];
    let largest = { width: 0, height: 0 };
    for (const wanted of purpose === 'voucher' ? [...PICTURE_WIDTHS, VOUCHER_WIDTH] : PICTURE_WIDTHS) {
      const { data, info } = await open()
        .resize({ width: wanted, withoutEnlargement: true })
        .webp(purpose === 'identity' ? { lossless: true } : { quality: 82 })
        .toBuffer({ resolveWithObject: true });
      files.push({ name: `${id}-${wanted}.webp`, bytes: data });
      largest = { width: info.width, height: info.height };
    }
    const [small] = files;
    const look = purpose === 'voucher' && small ? await lookOf(sharp, small.bytes) : null;
    return { files, ...largest, look };
  } catch (error) {
    if ((error as Error).name === 'Refusal') throw error;
    return refuse('upload.unreadable');
  }
}

/** What no address may serve, because only some people may see it. */
const UNSERVED: ReadonlySet<Keep['purpose']> = new Set(['chat', 'payout', 'voucher']);

/**
 * Keeps files in a folder of this machine: `<dir>/u/<id>-<width>.webp`, served under `/files/u/`; what is not served
 * lies in `<dir>/p`.
 */
export function createLocalStore(dir: string): FileStore {
  async function write(files: readonly Rendition[], place: 'u' | 'p'): Promise<void> {
    const folder = join(dir, place);
    await mkdir(folder, { recursive: true });
    for (const file of files) {
      const part = join(folder, `.${file.name}.part`);
      await writeFile(part, file.bytes);
      await rename(part, join(folder, file.name));
    }
  }

  async function storeImage(
    bytes: Buffer,
    of: Pick<Keep, 'purpose' | 'fits'> & { id: string },
  ): Promise<{ media: StoredMedia; look: string | null }> {
    const { id, purpose } = of;
    const place = UNSERVED.has(purpose) ? 'p' : 'u';
    const { files, width, height, look } = await runLimited(() => renditionsOf(bytes, of));
    await write(files, place);
    const url = `/files/${place}/${id}-{w}.webp`;
    return { media: { id, kind: 'image', url, poster: null, width, height }, look };
  }

  async function storeVideo(bytes: Buffer, id: string): Promise<StoredMedia> {
    if (bytes.length > limits.videoBytes) refuse('upload.too_large');
    await write([{ name: `${id}.mp4`, bytes }], 'u');
    return { id, kind: 'video', url: `/files/u/${id}.mp4`, poster: null, width: 0, height: 0 };
  }

  async function keep(db: Queryable, what: Keep): Promise<StoredMedia> {
    const { bytes } = what.upload;
    const type = await fileTypeFromBuffer(bytes);
    const id = randomUUID();
    const isVideo = type?.mime === 'video/mp4';
    if (!type || !(IMAGES.has(type.mime) || (isVideo && what.allowVideo))) refuse('upload.wrong_type');
    const { media, look } = isVideo
      ? { media: await storeVideo(bytes, id), look: null }
      : await storeImage(bytes, { id, purpose: what.purpose, ...(what.fits ? { fits: what.fits } : {}) });
    await db
      .insertInto('stored_file')
      .values({
        id,
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
    return media;
  }

  async function unlink(ids: ReadonlySet<string>): Promise<void> {
    for (const place of ['u', 'p'] as const) {
      const names = await readdir(join(dir, place)).catch(() => []);
      // 36 characters: the id that every rendition begins with.
      const gone = names.filter((name) => ids.has(name.slice(0, 36)));
      await Promise.all(gone.map((name) => rm(join(dir, place, name), { force: true })));
    }
  }

  return {
    keep,
    eraseOf: async (tx, customerId) => {
      const rows = await tx
        .deleteFrom('stored_file')
        .where('owner_kind', '=', 'customer')
        .where('owner_id', '=', customerId)
        .where('purpose', '<>', 'voucher')
        .returning('id')
        .execute();
      if (rows.length === 0) return;
      const ids = new Set(rows.map(({ id }) => id));
      afterCommit(tx, () => void unlink(ids).catch(() => undefined));
    },
    readPrivate: async (url, width) => {
      const id = /^\/files\/p\/([0-9a-f-]{36})-\{w\}\.webp$/.exec(url)?.[1];
      if (!id || ![...PICTURE_WIDTHS, VOUCHER_WIDTH].some((one) => one === width)) return null;
      return readFile(join(dir, 'p', `${id}-${width}.webp`)).catch(() => null);
    },
    readServed: async (url) => {
      const id = /^\/files\/u\/([0-9a-f-]{36})-\{w\}\.webp$/.exec(url)?.[1];
      return id ? readFile(join(dir, 'u', `${id}-${Math.max(...PICTURE_WIDTHS)}.webp`)).catch(() => null) : null;
    },
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
