import { limits } from '@app/contract/core/limits';
import { PICTURE_WIDTHS } from '@app/contract/core/picture';
import { refuse } from '@app/contract/core/refuse';
import type Sharp from 'sharp';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { Keep } from './file-store.ts';
import { lookOf } from './picture-look.ts';

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
export const VOUCHER_WIDTH = 1440;

export type Rendition = { name: string; bytes: Buffer };

/** The picture of an upload, and what it is for. */
export type UploadedPicture = Pick<Keep, 'purpose' | 'fits'> & { readonly id: string };
export type Rendered = { files: Rendition[]; width: number; height: number; look: string | null };

/** Decodes the whole picture and encodes it anew: nothing of the original bytes, EXIF included, survives. */
async function renditionsOf(bytes: Buffer, { id, purpose, fits }: UploadedPicture): Promise<Rendered> {
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

/** Renders an uploaded picture in every width that it is shown in, a few pictures at a time. */
export const renderPicture = (bytes: Buffer, of: UploadedPicture): Promise<Rendered> =>
  runLimited(() => renditionsOf(bytes, of));
