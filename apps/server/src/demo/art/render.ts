import sharp, { type OverlayOptions } from 'sharp';
import { type Cutout, loadCutout } from './object-pixels.ts';
import { objects } from './objects.ts';
import type { PictureSpec } from './picture-name.ts';
import { scenes } from './scenes.ts';
import { FRAME, type Standing, standOn, studio } from './studio.ts';

/** Widths a picture is served in: for cards and thumbnails, and for the gallery. */
export const PICTURE_WIDTHS = [360, 720] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Scenes are 10:7, objects square, products 4:5. */
const SCENE = { width: 800, height: 560 } as const;
/** The share of its square that category art fills. */
const ART_ROOM = 0.9;

const raw = ({ data, width, height }: Cutout) => sharp(data, { raw: { width, height, channels: 4 } });

/** One object at its place: enlarged with Lanczos, a light unsharp mask, and cut where it leaves the frame. */
async function overlay(cutout: Cutout, at: Standing, { factor, flip }: { factor: number; flip: boolean }) {
  const width = Math.max(1, Math.round(at.width * factor));
  const height = Math.max(1, Math.round(at.height * factor));
  const left = Math.round(at.left * factor);
  const top = Math.round(at.top * factor);
  const frame = { width: Math.round(FRAME.width * factor), height: Math.round(FRAME.height * factor) };
  const scaled = raw(cutout)
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .sharpen({ sigma: 0.8, m1: 0.6, m2: 1.2 });
  const { data } = await (flip ? scaled.flop() : scaled).raw().toBuffer({ resolveWithObject: true });
  const window = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, frame.width - left) - Math.max(0, -left),
    height: Math.min(height, frame.height - top) - Math.max(0, -top),
  };
  const input = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(window)
    .raw()
    .toBuffer();
  const bounds = { width: window.width, height: window.height, channels: 4 } as const;
  return { input, raw: bounds, left: Math.max(0, left), top: Math.max(0, top) } satisfies OverlayOptions;
}

async function renderProduct(spec: PictureSpec & { kind: 'product' }, width: PictureWidth): Promise<Buffer> {
  const { object, paint, set, tone, pose } = spec;
  const scale = objects[object].scale;
  const factor = width / FRAME.width;
  const front = await loadCutout(object, paint);
  const flip = pose.kind === 'flip';
  const shown: { cutout: Cutout; at: Standing; flip: boolean }[] = [];
  if (pose.kind === 'pair') {
    const back = await loadCutout(object, pose.second);
    shown.push({ cutout: back, at: standOn(set, back, { scale: scale * 0.7, x: 314, drop: -6 }), flip: true });
    shown.push({ cutout: front, at: standOn(set, front, { scale: scale * 0.76, x: 180, drop: 8 }), flip: false });
  } else if (pose.kind === 'near') {
    shown.push({ cutout: front, at: standOn(set, front, { scale: scale * 1.56, x: 250, drop: 96 }), flip: false });
  } else {
    shown.push({ cutout: front, at: standOn(set, front, { scale }), flip });
  }
  const backdrop = Buffer.from(studio({ tone, set, standing: shown.map(({ at }) => at) }));
  const layers = await Promise.all(shown.map((one) => overlay(one.cutout, one.at, { factor, flip: one.flip })));
  return sharp(backdrop, { density: 72 * factor })
    .resize(width)
    .composite(layers)
    .removeAlpha()
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}

async function renderObject(spec: PictureSpec & { kind: 'object' }, width: PictureWidth): Promise<Buffer> {
  const cutout = await loadCutout(spec.object, spec.paint);
  const room = Math.round(width * ART_ROOM);
  const margin = Math.round((width - room) / 2);
  return raw(cutout)
    .resize(room, room, { fit: 'contain', kernel: 'lanczos3', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({
      top: margin,
      bottom: width - room - margin,
      left: margin,
      right: width - room - margin,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .webp({ quality: 82, effort: 2, alphaQuality: 90 })
    .toBuffer();
}

/** Draws a picture as WEBP in the given width. Deterministic: the same name always gives the same picture. */
export async function drawPicture(spec: PictureSpec, width: PictureWidth): Promise<Buffer> {
  if (spec.kind === 'product') return renderProduct(spec, width);
  if (spec.kind === 'object') return renderObject(spec, width);
  return sharp(Buffer.from(scenes[spec.scene](spec.seed)), { density: (72 * width) / SCENE.width })
    .resize(width)
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
