import type { BrandFile } from '@app/contract/settings/identity/brand-files';
import type Sharp from 'sharp';
import { withSharp } from '../../../../platform/files/renditions.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { coloursCss, type IconShape, iconDrawing } from '../../domain/brand-drawing.ts';
import { type Identity, readIdentity } from './read-identity.ts';

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };
/** A logo as mails and papers show it: twice as many pixels as its largest place. */
const LOGO_BOX = { width: 640, height: 160 };
/** Share of a masked icon that systems never cut away. */
const SAFE = 0.8;

type IconRule = { readonly side: number; readonly shape: IconShape };
const icons: Readonly<Partial<Record<BrandFile, IconRule>>> = {
  'mark.png': { side: 96, shape: 'round' },
  'favicon.png': { side: 48, shape: 'round' },
  'icon-192.png': { side: 192, shape: 'round' },
  'icon-512.png': { side: 512, shape: 'round' },
  'maskable-512.png': { side: 512, shape: 'masked' },
  'apple-touch.png': { side: 180, shape: 'whole' },
};

/** The uploaded icon at one size: as it is, or on a white ground where systems show no clear one. */
async function fromIcon(sharp: typeof Sharp, bytes: Buffer, { side, shape }: IconRule): Promise<Buffer> {
  const inner = shape === 'masked' ? Math.round(side * SAFE) : side;
  const edge = (side - inner) / 2;
  const picture = sharp(bytes)
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: WHITE });
  return (shape === 'round' ? picture : picture.flatten({ background: WHITE })).png().toBuffer();
}

type Made = { readonly body: Buffer; readonly type: string };

async function make(platform: Platform, identity: Identity, file: BrandFile): Promise<Made | null> {
  const { palette, mark, icon, logo } = identity;
  if (file === 'colours.css') return { body: Buffer.from(coloursCss(palette)), type: 'text/css; charset=utf-8' };
  const rule = icons[file];
  const source = rule ? icon : (logo?.url ?? null);
  const bytes = source ? await platform.files.readServed(source) : null;
  const body = await withSharp(async (sharp) => {
    if (!rule)
      return (
        bytes &&
        sharp(bytes)
          .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true })
          .png()
          .toBuffer()
      );
    if (bytes) return fromIcon(sharp, bytes, rule);
    return sharp(Buffer.from(iconDrawing(mark, palette, rule)))
      .png()
      .toBuffer();
  });
  return body ? { body, type: 'image/png' } : null;
}

/** What was made of the identity now in force; all of it goes when there is another. */
const made = new WeakMap<Platform, { stamp: string; files: Map<BrandFile, Promise<Made | null>> }>();

/** One file of the shop's identity as it is now, made once; null for a logo where there is none. */
export async function brandFileOf(platform: Platform, file: BrandFile): Promise<(Made & { stamp: string }) | null> {
  const identity = await readIdentity(platform);
  const { stamp } = identity;
  let cached = made.get(platform);
  if (cached?.stamp !== stamp) {
    cached = { stamp, files: new Map() };
    made.set(platform, cached);
  }
  let one = cached.files.get(file);
  if (!one) {
    one = make(platform, identity, file);
    cached.files.set(file, one);
    one.catch(() => cached.files.delete(file));
  }
  const found = await one;
  return found && { ...found, stamp };
}

/** The shop's logo as PNG; null where there is none. */
export async function shopLogo(platform: Platform): Promise<Buffer | null> {
  return (await brandFileOf(platform, 'logo.png'))?.body ?? null;
}
