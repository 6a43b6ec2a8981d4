import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureName } from '../art/picture-name.ts';
import { drawPicture } from '../art/render.ts';

async function draw(name: string, width: 360 | 720) {
  const spec = readPictureName(name);
  if (!spec) throw new Error(`${name} names no picture`);
  return drawPicture(spec, width);
}

test('when a picture is drawn twice, then it is the same one, in the size of its kind', async () => {
  const first = await draw('p-tote-sage-disc-sand', 360);
  expect((await draw('p-tote-sage-disc-sand', 360)).equals(first)).toBe(true);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 360, height: 450, hasAlpha: false });
  const place = await sharp(await draw('s-lisbon-7', 720)).metadata();
  expect(place).toMatchObject({ width: 720, height: 504 });
});

test('when an object is drawn alone, then it stands on nothing', async () => {
  const { data, info } = await sharp(await draw('i-teapot-sage', 360))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 360, height: 360, channels: 4 });
  expect(data[3]).toBe(0);
});

test('when a near shot leaves the frame, then it is cut and not refused', async () => {
  for (const pose of ['near', 'flip', 'pair-ink']) {
    const picture = await sharp(await draw(`p-sneaker-sage-block-sky-${pose}`, 360)).metadata();
    expect(picture.height).toBe(450);
  }
});
