import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCode } from './draw-code.ts';
import { SIGNS } from './image-code.ts';

const pictureIn = (svg: string): Buffer =>
  Buffer.from(/href="data:image\/png;base64,([^"]+)"/.exec(svg)?.[1] ?? '', 'base64');

/** How much of a picture is ink, from 0 to 1. */
async function ink(svg: string): Promise<number> {
  const pixels = await sharp(pictureIn(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  return 1 - pixels.reduce((sum, value) => sum + value, 0) / pixels.length / 255;
}

test('a code is a picture in pixels, twice as many as it is wide and high, without an outline to look up', async () => {
  const svg = await drawCode('aB3d');
  expect(svg).toMatch(/^<svg [^>]*width="132" height="44"[^>]*><image [^>]+\/><\/svg>$/);
  expect(await sharp(pictureIn(svg)).metadata()).toMatchObject({ format: 'png', width: 264, height: 88 });
});

test('the same code is another picture each time', async () => {
  const drawn = await Promise.all(Array.from({ length: 20 }, () => drawCode('aB3d')));
  expect(new Set(drawn).size).toBe(20);
});

test('each sign that a code is made of is drawn', async () => {
  const lines = await Promise.all(Array.from({ length: 10 }, () => drawCode('    ').then(ink)));
  const most = Math.max(...lines);
  for (const sign of SIGNS) expect(await drawCode(sign.repeat(4)).then(ink), sign).toBeGreaterThan(most + 0.01);
});

test('no sign is mistaken for another that a code can hold: each stands in one case where both look alike', () => {
  for (const alike of ['0Oo', '1Iil', 'Ss5', 'Cc', 'Gg', 'Uu', 'Vv', 'Ww', 'Xx', 'Zz2', 'Pp', 'Kk', 'Jj'])
    expect([...alike].filter((sign) => SIGNS.includes(sign)).length, alike).toBeLessThanOrEqual(1);
});
