import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lookOf } from './picture-look.ts';

/** Fewer bits than pictures that are unlike each other ever differ in. */
const NEAR_BITS = 8;
const apart = (a: string, b: string): number => [...a].filter((bit, index) => bit !== b[index]).length;
const paper = (seed: Buffer) =>
  sharp(seed, { raw: { width: 12, height: 16, channels: 1 } })
    .resize(600, 800, { kernel: 'nearest' })
    .png()
    .toBuffer();
const look = (bytes: Buffer) => lookOf(sharp, bytes);

test('when a picture is made smaller, encoded again or a little darker, then its look differs in few bits', async () => {
  for (let round = 0; round < 20; round += 1) {
    const original = await paper(randomBytes(12 * 16));
    const first = await look(original);
    expect(first).toMatch(/^[01]{64}$/);
    expect(apart(first, await look(original))).toBe(0);
    const changed = [
      sharp(original).resize(300).jpeg({ quality: 55 }),
      sharp(original).webp({ quality: 40 }),
      sharp(original).modulate({ brightness: 0.9 }).jpeg(),
    ];
    for (const one of changed) expect(apart(first, await look(await one.toBuffer()))).toBeLessThanOrEqual(NEAR_BITS);
  }
});

test('when pictures are unlike each other, then many bits differ', async () => {
  const looks = await Promise.all(Array.from({ length: 24 }, async () => look(await paper(randomBytes(12 * 16)))));
  for (const [index, one] of looks.entries()) {
    for (const other of looks.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(NEAR_BITS);
  }
});
