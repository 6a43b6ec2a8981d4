import type Sharp from 'sharp';

/** Side of the grey picture that is looked at, and of the square of its coarsest waves that are kept. */
const SIDE = 32;
const WAVES = 8;

/** How much each of the coarsest waves there is of in a line of `SIDE` values (discrete cosine transform, type II). */
const coarse = (line: readonly number[]): number[] =>
  Array.from({ length: WAVES }, (_, wave) =>
    line.reduce((sum, value, at) => sum + value * Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * SIDE)), 0),
  );

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/**
 * What a picture looks like in 64 bits, as text of 0 and 1: which of its 64 coarsest waves are above their median
 * (perceptual hash). Pictures that look alike differ in few bits, whatever their size and format; half of the bits are
 * set, so that even papers that are nearly white differ from each other.
 */
export async function lookOf(sharp: typeof Sharp, bytes: Buffer): Promise<string> {
  const grey = await sharp(bytes, { failOn: 'error' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'cubic' })
    .greyscale()
    .raw()
    .toBuffer();
  const rows = Array.from({ length: SIDE }, (_, y) => coarse([...grey.subarray(y * SIDE, (y + 1) * SIDE)]));
  const waves = Array.from({ length: WAVES }, (_, x) => coarse(rows.map((row) => row[x] ?? 0))).flat();
  // The first wave is how bright all of it is; it says nothing of how it looks.
  const middle = median(waves.slice(1));
  return waves.map((wave) => (wave > middle ? '1' : '0')).join('');
}
