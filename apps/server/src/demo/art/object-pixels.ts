import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type ObjectArt, type ObjectKey, objects } from './objects.ts';
import { type PaintKey, paints } from './paints.ts';
import { type Profile, profileOf, recolour } from './recolour.ts';

/** A painted object cut to its visible part. */
export type Cutout = { readonly data: Buffer; readonly width: number; readonly height: number };

/** The folder of the 3D objects (MIT; see LICENCE.txt). */
const ASSETS = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
/** Opacity (of 255) below which an edge pixel counts as air. */
const AIR = 24;

/** What paint does not change: looked at once an object, however many colours it comes in. */
const seen = new Map<ObjectKey, { readonly profile: Profile; readonly box: ReturnType<typeof visibleBox> }>();

function look(object: ObjectKey, data: Buffer, width: number, height: number) {
  const known = seen.get(object) ?? { profile: profileOf(data), box: visibleBox(data, width, height) };
  seen.set(object, known);
  return known;
}

function visibleBox(data: Buffer, width: number, height: number) {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < AIR) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Loads an object, paints it, and cuts it to its visible part. */
export async function loadCutout(object: ObjectKey, paint: PaintKey): Promise<Cutout> {
  const shape: ObjectArt = objects[object];
  const file = join(ASSETS, `${shape.file}.webp`);
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { profile, box } = look(object, data, info.width, info.height);
  recolour(data, paints[paint].target, profile, shape);
  const cut = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(box)
    .raw()
    .toBuffer();
  return { data: cut, width: box.width, height: box.height };
}
