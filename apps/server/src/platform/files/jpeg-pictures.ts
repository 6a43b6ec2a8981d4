import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Bytes of pictures that are remembered as JPEG. */
const REMEMBERED = 32_000_000;
const QUALITY = 82;

/** Returns the JPEG of a picture; null where there is no such picture. `read` returns its WebP. */
export type AsJpeg = (name: string, read: () => Promise<Buffer | null>) => Promise<Buffer | null>;

/**
 * Returns what turns stored pictures into JPEG for programs that take no WebP. The last ones are remembered, and of calls for the same
 * picture at the same time one encodes it.
 */
export function createJpegPictures(): AsJpeg {
  const made = new LRUCache<string, Buffer>({ maxSize: REMEMBERED, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer | null>>();
  const make = async (name: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const webp = await read();
    if (!webp) return null;
    // JPEG has no transparency.
    const jpeg = await sharp(webp).flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer();
    made.set(name, jpeg);
    return jpeg;
  };
  return (name, read) => {
    const known = made.get(name);
    if (known) return Promise.resolve(known);
    const running = underWay.get(name) ?? make(name, read).finally(() => underWay.delete(name));
    underWay.set(name, running);
    return running;
  };
}
