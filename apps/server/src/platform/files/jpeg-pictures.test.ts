import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createJpegPictures } from './jpeg-pictures.ts';

test('a picture is encoded once as JPEG, what is transparent in white, and one that is not there is none', async () => {
  const webp = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .webp()
    .toBuffer();
  const asJpeg = createJpegPictures();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return webp;
  };
  const [one, two] = await Promise.all([asJpeg('a', read), asJpeg('a', read)]);
  const later = await asJpeg('a', read);
  expect([reads, two?.equals(one as Buffer), later?.equals(one as Buffer)]).toEqual([1, true, true]);
  expect((await sharp(one as Buffer).metadata()).format).toBe('jpeg');
  const [white] = await sharp(one as Buffer)
    .raw()
    .toBuffer();
  expect(white).toBeGreaterThan(250);
  expect(await asJpeg('b', async () => null)).toBeNull();
});
