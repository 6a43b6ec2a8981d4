import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'fontkit';

// Loaded with the first font: most processes write and draw none.
const require = createRequire(import.meta.url);
const fontkit = (): typeof import('fontkit') => require('fontkit');

/** The fonts that lie here (Instrument Sans, Noto Sans SC; OFL). */
export type FontName = 'instrument-sans' | 'instrument-sans-600' | 'noto-sans-sc';

/** A font's file, and the font read from it. */
export type OpenFont = { readonly bytes: Buffer; readonly font: Font };

const open = new Map<FontName, OpenFont>();

/** Returns a font; it is read once, when it is first asked for. */
export function openFont(name: FontName): OpenFont {
  const known = open.get(name);
  if (known) return known;
  const bytes = readFileSync(join(import.meta.dirname, `${name}.ttf`));
  // A file of one font, never a collection of several.
  const found = { bytes, font: fontkit().create(bytes) as Font };
  open.set(name, found);
  return found;
}
