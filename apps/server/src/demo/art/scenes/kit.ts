import { mix } from '../colour.ts';
import type { Rng } from '../rng.ts';

/** The frame of a scene, 10:7; light always comes from the sun's side. */
export const WIDTH = 800;
export const HEIGHT = 560;

export type Point = readonly [x: number, y: number];

/** A coordinate written short. */
export const f = (value: number): number => Number(value.toFixed(1));
/** As many pieces of drawing as asked for, joined. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
/** One of a list by a number in [0, 1). */
export const oneOf = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/** A ridge line by midpoint displacement: roughness 0 gives soft dunes, 1 alpine crests. */
export function ridge(random: Rng, y: number, shape: { height: number; roughness: number }): Point[] {
  const steps = 64;
  const line = new Array<number>(steps + 1).fill(0);
  line[0] = (random() - 0.5) * shape.height;
  line[steps] = (random() - 0.5) * shape.height;
  let amplitude = shape.height;
  for (let step = steps; step > 1; step /= 2) {
    for (let i = step / 2; i < steps; i += step) {
      const middle = ((line[i - step / 2] ?? 0) + (line[i + step / 2] ?? 0)) / 2;
      line[i] = middle + (random() - 0.5) * amplitude;
    }
    amplitude *= 0.35 + shape.roughness * 0.22;
  }
  return line.map((value, index) => [(index / steps) * WIDTH, y + value]);
}

/** A line of points as a soft curve. */
export function soft(points: readonly Point[]): string {
  return points.reduce((path, [x, y], index) => {
    const before = points[index - 1];
    if (!before) return `M${f(x)} ${f(y)}`;
    const middle = (before[0] + x) / 2;
    return `${path}C${f(middle)} ${f(before[1])} ${f(middle)} ${f(y)} ${f(x)} ${f(y)}`;
  }, '');
}

/** The ground under a line, down to the lower edge. */
export const ground = (points: readonly Point[], fill: string): string =>
  `<path d="${soft(points)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z" fill="${fill}"/>`;

/** The same line further down. */
export const lower = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by]);

/** The whole picture: sky of several stops from the top, then the body. */
export function frame(sky: readonly string[], glow: string, body: string): string {
  const stops = sky.map((colour, index) => `<stop offset="${index / (sky.length - 1)}" stop-color="${colour}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${glow}" stop-opacity=".85"/><stop offset=".35" stop-color="${glow}" stop-opacity=".28"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="10"/></filter>
<filter id="mist" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="22"/></filter></defs>
<rect width="${WIDTH}" height="400" fill="url(#sky)"/>${body}</svg>`;
}

/** A low sun or moon with its glow. */
export const sun = (x: number, y: number, { radius, colour }: { radius: number; colour: string }): string =>
  `<circle cx="${x}" cy="${y}" r="${radius * 5.5}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** White streaks of cloud between two heights. */
export const clouds = (random: Rng, count: number, band: { from: number; to: number; opacity: number }): string =>
  repeat(count, () => {
    const width = 90 + random() * 190;
    const x = random() * WIDTH;
    const y = band.from + random() * (band.to - band.from);
    const height = 5 + random() * 9;
    const opacity = band.opacity * (0.5 + random());
    return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(width)}" ry="${f(height)}" fill="#fff" opacity="${f(opacity)}" filter="url(#blur)"/>`;
  });

/** A bank of mist across the picture. */
export const mist = (y: number, colour: string, { opacity, depth = 26 }: { opacity: number; depth?: number }): string =>
  `<ellipse cx="400" cy="${y}" rx="620" ry="${depth}" fill="${colour}" opacity="${opacity}" filter="url(#mist)"/>`;

/** Water down to the lower edge, with glints that gather under the sun. */
export function water(
  random: Rng,
  y: number,
  look: { top: string; bottom: string; glint: string; sunX: number; glints?: number },
): string {
  const glints = repeat(look.glints ?? 46, () => {
    const depth = random() ** 1.4;
    const near = random() < 0.62;
    const width = 8 + depth * 90 * random() + 12;
    const x = near ? look.sunX + (random() - 0.5) * (60 + depth * 180) : random() * WIDTH;
    const opacity = (near ? 0.5 : 0.16) * (1 - depth * 0.5);
    return `<rect x="${f(x - width / 2)}" y="${f(y + 3 + depth * (HEIGHT - y - 6))}" width="${f(width)}" height="${f(1 + depth * 2.6)}" rx="2" fill="${look.glint}" opacity="${f(opacity)}"/>`;
  });
  return `<defs><linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${look.top}"/><stop offset="1" stop-color="${look.bottom}"/></linearGradient></defs><rect y="${y}" width="${WIDTH}" height="${HEIGHT - y}" fill="url(#water)"/>${glints}`;
}

/** Fir trees standing on a line. */
export const pines = (
  random: Rng,
  points: readonly Point[],
  look: { count: number; height: number; fill: string },
): string =>
  repeat(look.count, () => {
    const index = Math.floor(random() * (points.length - 1));
    const [ax, ay] = points[index] as Point;
    const [bx, by] = points[index + 1] as Point;
    const share = random();
    const tall = look.height * (0.6 + random() * 0.7);
    const wide = tall * 0.2;
    const x = ax + (bx - ax) * share;
    const y = ay + (by - ay) * share + 5;
    return `<path d="M${f(x)} ${f(y - tall)}l${f(wide)} ${f(tall * 0.5)}h${f(-wide * 0.45)}l${f(wide * 0.8)} ${f(tall * 0.5)}h${f(-wide * 2.7)}l${f(wide * 0.8)} ${f(-tall * 0.5)}h${f(-wide * 0.45)}z" fill="${look.fill}"/>`;
  });

/** Fronds of a palm: end point and bow, for a tree of 210 units. */
const FRONDS = [
  [-78, 22, -34],
  [-66, -14, -40],
  [-30, -40, -36],
  [26, -42, -38],
  [66, -16, -42],
  [80, 20, -36],
  [44, 44, -14],
  [-42, 46, -14],
] as const;

/** A palm of the given height, leaning to one side. */
export function palm(
  x: number,
  y: number,
  look: { height: number; lean: number; trunk: string; leaf: string },
): string {
  const { height, lean } = look;
  const tipX = x + lean;
  const tipY = y - height;
  const k = height / 210;
  const trunk = `<path d="M${x - 5} ${y}Q${x + lean * 0.2 - 2} ${y - height * 0.6} ${tipX - 2.5} ${tipY}h5Q${x + lean * 0.2 + 6} ${y - height * 0.55} ${x + 6} ${y}z" fill="${look.trunk}"/>`;
  const fronds = FRONDS.map(
    ([dx, dy, bow]) =>
      `<path d="M${tipX} ${tipY}Q${f(tipX + dx * 0.5 * k)} ${f(tipY + dy * 0.2 * k + bow * k)} ${f(tipX + dx * k)} ${f(tipY + dy * k)}Q${f(tipX + dx * 0.45 * k)} ${f(tipY + dy * 0.3 * k + bow * k * 0.35)} ${tipX} ${tipY}z" fill="${bow < -20 ? look.leaf : look.trunk}"/>`,
  );
  return trunk + fronds.join('');
}

export type PeakColours = readonly [lit: string, shade: string, snow: string, snowShade: string];

/** One mountain with a lit right face, a shaded left face and a ragged cap of snow. */
export function peak(
  random: Rng,
  at: { x: number; y: number; width: number; base: number },
  colours: PeakColours,
): string {
  const { x, y, width: w, base } = at;
  const [lit, shade, snow, snowShade] = colours;
  const h = base - y;
  const cap = 0.36 + random() * 0.1;
  const middle = x + w * 0.06;
  const left = { x: x - w * cap, y: y + h * cap };
  const right = { x: x + w * 0.9 * cap * 0.92, y: y + h * cap * 0.92 };
  return `<path d="M${f(x - w)} ${base}L${f(x)} ${f(y)}L${f(middle + w * 0.16)} ${f(y + h * 0.5)}L${f(x - w * 0.1)} ${base}z" fill="${shade}"/>
<path d="M${f(x)} ${f(y)}L${f(x + w * 0.9)} ${base}H${f(x - w * 0.1)}L${f(middle + w * 0.16)} ${f(y + h * 0.5)}z" fill="${lit}"/>
<path d="M${f(x)} ${f(y)}L${f(left.x)} ${f(left.y)}l${f(w * 0.09)} ${f(-h * 0.05)} ${f(w * 0.05)} ${f(h * 0.1)} ${f(w * 0.09)} ${f(-h * 0.13)} ${f(w * 0.07)} ${f(h * 0.09)}L${f(middle + w * 0.08)} ${f(y + h * 0.27)}z" fill="${snowShade}"/>
<path d="M${f(x)} ${f(y)}L${f(right.x)} ${f(right.y)}l${f(-w * 0.08)} ${f(-h * 0.04)} ${f(-w * 0.05)} ${f(h * 0.12)} ${f(-w * 0.08)} ${f(-h * 0.12)}L${f(middle + w * 0.08)} ${f(y + h * 0.27)}z" fill="${snow}"/>`;
}

/** Stars in the upper sky. */
export const stars = (random: Rng, count: number, height: number): string =>
  repeat(count, () => {
    const x = random() * WIDTH;
    const y = random() * height;
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.6 + random())}" fill="#fff" opacity="${f(0.3 + random() * 0.6)}"/>`;
  });

export { mix };
