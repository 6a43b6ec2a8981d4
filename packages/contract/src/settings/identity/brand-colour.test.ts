import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BRAND_CONTRAST,
  BRAND_STEPS,
  brandPalette,
  contrast,
  DEFAULT_COLOUR,
  DEFAULT_PALETTE,
  readableColour,
} from './brand-colour.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('counts contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it('of whatever colour is chosen, texts on it and in it can be read', () => {
  fc.assert(
    fc.property(colour, (chosen) => {
      const palette = brandPalette(chosen);
      for (const step of BRAND_STEPS) expect(palette[step]).toMatch(/^#[0-9a-f]{6}$/);
      for (const ground of ['#ffffff', '#f2f5f4', palette[50]]) {
        expect(contrast(palette[600], ground), `${chosen} on ${ground}`).toBeGreaterThanOrEqual(BRAND_CONTRAST);
      }
      for (const step of [700, 800, 900] as const) {
        expect(contrast(palette[step], '#ffffff'), `${chosen} ${step}`).toBeGreaterThanOrEqual(BRAND_CONTRAST);
      }
    }),
    { numRuns: 400 },
  );
});

it('leaves a colour that can be read as it is, and darkens one that cannot', () => {
  expect(readableColour('#7a1fa2')).toBe('#7a1fa2');
  expect(readableColour('#000000')).toBe('#000000');
  expect(readableColour('#ffd400')).not.toBe('#ffd400');
  expect(contrast(readableColour('#ffd400'), '#ffffff')).toBeLessThan(6);
});

it('the palette of the default colour is the one that is drawn', () => {
  expect(brandPalette(DEFAULT_COLOUR)).toBe(DEFAULT_PALETTE);
});
