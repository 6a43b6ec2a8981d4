import { expect, type Locator, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

const MODES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;
const BLACK = 30;
const WHITE = 225;
/** Pixels of the page at the edges and in the round corners of what is drawn. */
const EDGE = 2;
const CORNER = 14;
/** Width of a finder pattern, in modules. */
const FINDER = 7;
/** White around the code, in modules, by ISO/IEC 18004. */
const QUIET = 4;

/** Rows of brightness, 0 to 255, of what is drawn. */
async function brightness(of: Locator): Promise<number[][]> {
  const { data, info } = await sharp(await of.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x) => data[(y * info.width + x) * info.channels] ?? 0),
  );
}

/**
 * Expects a QR code to be black on white in each colour scheme, with forced colours too: its first finder pattern (seven
 * modules wide) black, four modules of white before it, and the code as scanners read it this text.
 */
export async function expectBlackOnWhite(page: Page, code: Locator, text: string): Promise<void> {
  for (const mode of MODES) {
    await page.emulateMedia(mode);
    const rows = await brightness(code);
    const middle = Math.floor((rows[0]?.length ?? 0) / 2);
    // What lies outside of round corners and of half a pixel is the page's.
    const first = rows.findIndex((row, y) => y >= EDGE && row.slice(CORNER, middle).some((light) => light < BLACK));
    const row = rows[first + 1] ?? [];
    const left = row.findIndex((light, x) => x >= EDGE && light < BLACK);
    const wide = row.findIndex((light, x) => x > left && light > WHITE) - left;
    expect([mode, wide > FINDER]).toEqual([mode, true]);
    expect([mode, left >= Math.floor((wide / FINDER) * QUIET), first >= Math.floor((wide / FINDER) * QUIET)]).toEqual([
      mode,
      true,
      true,
    ]);
    expect([mode, row.slice(EDGE, left - 1).every((light) => light > WHITE)]).toEqual([mode, true]);
    const { data, info } = await sharp(await code.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([mode, decodeQR({ data, width: info.width, height: info.height })]).toEqual([mode, text]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}
