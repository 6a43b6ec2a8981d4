import { randomInt } from 'node:crypto';
import type { Path } from 'fontkit';
import { withSharp } from '../../../platform/files/renditions.ts';
import { openFont } from '../../../platform/fonts/open-font.ts';

/** The picture in units of the drawing; it has twice as many pixels each way, for sharp screens. */
const [WIDTH, HEIGHT] = [132, 44];
const PIXELS_A_UNIT = 2;
const LETTER_SIZE = 34;
const LINES = 4;
const INK = '#3b4252';

/** A number between two, by chance that cannot be foretold. */
const between = (least: number, most: number): number => least + (randomInt(1_000_001) / 1_000_000) * (most - least);

/** A bend of the whole picture, of another strength and length each time: no two outlines of a letter are alike. */
function bend(): (x: number, y: number) => [number, number] {
  const [across, down] = [between(1, 2.2), between(1.5, 3)];
  const [wide, high] = [between(14, 26), between(22, 40)];
  const [from, to] = [between(0, 6), between(0, 6)];
  return (x, y) => [x + across * Math.sin(y / wide + from), y + down * Math.sin(x / high + to)];
}

/** `fontkit` 2 has it; its types (2.0.9) do not. */
type Bent = Path & { mapPoints(move: (x: number, y: number) => [number, number]): Path };

/** The outlines of the letters, each turned, moved and larger or smaller by chance, as the `d` of one SVG path. */
function outlines(text: string): string {
  const { font } = openFont('instrument-sans-600');
  const letters = font.glyphsForString(text).map((glyph) => {
    const size = (LETTER_SIZE * between(0.85, 1.1)) / font.unitsPerEm;
    return { glyph, size, width: glyph.advanceWidth * size };
  });
  const gap = (WIDTH - letters.reduce((sum, { width }) => sum + width, 0)) / (letters.length + 1);
  const bent = bend();
  let from = 0;
  const drawn = letters.map(({ glyph, size, width }) => {
    const left = from + gap;
    from = left + width;
    const turned = glyph.path.scale(size, -size).rotate(between(-0.3, 0.3));
    const placed = turned.translate(left + between(-2, 2), HEIGHT * 0.76 + between(-4, 3)) as Bent;
    return placed.mapPoints(bent).toSVG();
  });
  return drawn.join(' ');
}

const line = (): string =>
  `<path d="M0 ${between(4, HEIGHT - 4)} C${between(30, 50)} ${between(0, HEIGHT)} ${between(80, 100)} ${between(0, HEIGHT)} ${WIDTH} ${between(4, HEIGHT - 4)}" fill="none" stroke="${INK}" stroke-width="${between(0.8, 1.6)}"/>`;

/**
 * Draws a text so that a person reads it: an SVG that holds nothing but a picture in pixels, for outlines could be looked up
 * by their points.
 */
export async function drawCode(text: string): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * PIXELS_A_UNIT}" height="${HEIGHT * PIXELS_A_UNIT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path d="${outlines(text)}" fill="${INK}"/>${Array.from({ length: LINES }, line).join('')}</svg>`;
  const png = await withSharp((sharp) => sharp(Buffer.from(drawing)).png({ palette: true, colours: 16 }).toBuffer());
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
}
