import { createRng, type Rng } from '../rng.ts';
import { clouds, f, frame, ground, mix, oneOf, palm, repeat, ridge, sun } from './kit.ts';

/** Sky, walls, railings and umbrellas, pool. */
type Palette = readonly [sky: string, wall: string, accent: string, pool: string];
const palettes: readonly Palette[] = [
  ['#9fd3df', '#fbf4e8', '#d9774f', '#2fb0b4'],
  ['#f3c9ae', '#f6e0cd', '#33727e', '#2a93a3'],
  ['#b7d6ea', '#eef1ee', '#0c655f', '#3aa3b8'],
  ['#f7d9b8', '#fbeadb', '#b9553c', '#3fb3a5'],
  ['#a9c9e0', '#f3e7da', '#7d5a86', '#2f9dbd'],
];

/** One window with its half-drawn curtain, its sill and its railing; some are arched. */
function windowAt(random: Rng, [, wall, accent]: Palette, at: { x: number; y: number; arched: boolean }): string {
  const { x, y, arched } = at;
  const glass = mix(wall, '#1f5a60', 0.72 + random() * 0.16);
  const curtain = random() > 0.5 ? '#ffe9c4' : '#fff';
  const bars = repeat(7, (bar) => `<path d="M${x + bar * 9} ${y + 28}v12" stroke="${accent}" stroke-width="1.1"/>`);
  return `<rect x="${x}" y="${y}" width="52" height="44" rx="${arched ? 24 : 3}" fill="${glass}"/>
<path d="M${x} ${y + 44}V${y + (arched ? 22 : 4)}l18-${arched ? 18 : 4}v${arched ? 40 : 44}z" fill="${curtain}" opacity="${f(0.35 + random() * 0.4)}"/>
<rect x="${x - 5}" y="${y + 40}" width="62" height="5" fill="${mix(wall, '#7a5a40', 0.3)}"/><path d="M${x - 3} ${y + 28}h58" stroke="${accent}" stroke-width="2.4"/>${bars}`;
}

/** A part of a house: its wall with a shaded edge and a cornice, and its windows in rows. */
type Part = { x: number; y: number; columns: number; floors: number; arched: boolean };

function partOf(random: Rng, palette: Palette, { x, y, columns, floors, arched }: Part): string {
  const wall = palette[1];
  const [wide, high] = [columns * 66 + 14, floors * 62 + 20];
  const windows = repeat(columns * floors, (index) => {
    const floor = Math.floor(index / columns);
    const at = { x: x + 14 + (index % columns) * 66, y: y + 20 + floor * 62, arched: arched && floor === 0 };
    return windowAt(random, palette, at);
  });
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${wall}"/>
<rect x="${x + wide - 60}" y="${y}" width="60" height="${high}" fill="#7a5a40" opacity=".1"/>
<rect x="${x - 8}" y="${y - 8}" width="${wide + 16}" height="12" fill="${mix(wall, '#7a5a40', 0.24)}"/>${windows}`;
}

const dome = (x: number, y: number, colour: string): string =>
  `<path d="M${x - 58} ${y}a58 52 0 0 1 116 0z" fill="${colour}"/><path d="M${x} ${y - 52}v-26" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`;

const awning = (x: number, y: number, colour: string): string =>
  `<path d="M${x} ${y}h92l14 30H${x - 14}z" fill="${colour}"/><path d="M${x + 30} ${y}l-6 30M${x + 62} ${y}l6 30" stroke="#fff" stroke-width="9" opacity=".75"/>`;

/** How houses are built: a palace, a tower with a low wing, terraces one above the other, a garden house with a dome. */
const houses: readonly ((random: Rng, palette: Palette) => string)[] = [
  (random, palette) => partOf(random, palette, { x: 192, y: 112, columns: 7, floors: 4, arched: true }),
  (random, palette) =>
    [
      partOf(random, palette, { x: 130, y: 242, columns: 8, floors: 2, arched: true }),
      partOf(random, palette, { x: 330, y: 26, columns: 3, floors: 5, arched: false }),
      awning(390, 350, palette[2]),
    ].join(''),
  (random, palette) =>
    [
      partOf(random, palette, { x: 270, y: 122, columns: 4, floors: 1, arched: true }),
      partOf(random, palette, { x: 200, y: 212, columns: 6, floors: 1, arched: false }),
      partOf(random, palette, { x: 132, y: 304, columns: 8, floors: 1, arched: false }),
    ].join(''),
  (random, palette) =>
    [
      dome(400, 178, palette[2]),
      partOf(random, palette, { x: 328, y: 178, columns: 2, floors: 3, arched: true }),
      partOf(random, palette, { x: 120, y: 242, columns: 3, floors: 2, arched: true }),
      partOf(random, palette, { x: 476, y: 242, columns: 3, floors: 2, arched: true }),
    ].join(''),
];

const umbrella = (x: number, y: number, colour: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M0-2v58" stroke="#fff" stroke-width="4"/><path d="M-46 6Q-30-34 0-38 30-34 46 6z" fill="${colour}"/><path d="M-16 6Q-12-30 0-38 12-30 16 6z" fill="#fff" opacity=".75"/>
<path d="M-34 58h64l14-14" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-30 66v8M22 66v8" stroke="#fff" stroke-width="3"/></g>`;

const TERRACE = `<path d="M0 384H800V560H0z" fill="#f2e6d3"/><path d="M0 384H800v8H0z" fill="#7a5a40" opacity=".16"/>`;

const bushes = (random: Rng): string =>
  repeat(34, (index) => {
    const x = index < 17 ? random() * 200 : 650 + random() * 160;
    const y = 384 - random() * 36;
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(12 + random() * 14)}" fill="${oneOf(['#2f7a5d', '#3f8f6a', '#27664f'], (index % 3) / 3)}"/>`;
  });

const pool = (random: Rng, [, , , water]: Palette): string =>
  `<path d="M110 424H690Q760 424 800 470V560H0V470Q40 424 110 424z" fill="#fff8ec"/><path d="M124 436H676Q740 438 778 480V560H22V480Q60 438 124 436z" fill="${water}"/>
<path d="M124 436H676Q740 438 778 480H22Q60 438 124 436z" fill="#0a4a52" opacity=".12"/>${repeat(26, () => {
    const at = `M${f(40 + random() * 680)} ${f(458 + random() * 96)}`;
    return `<path d="${at}q10-5 20 0t20 0" stroke="#fff" stroke-width="${f(1 + random() * 1.6)}" fill="none" opacity="${f(0.25 + random() * 0.4)}"/>`;
  })}`;

/** A hotel from its garden, the pool in front. */
export function resort(seed: number): string {
  const random = createRng(seed);
  const palette = palettes[seed % palettes.length] as Palette;
  const [sky, , accent] = palette;
  const house = houses[Math.floor(seed / palettes.length) % houses.length] ?? houses[0];
  const body = [
    sun(120, 96, { radius: 24, colour: '#fffbe9' }),
    clouds(random, 5, { from: 50, to: 150, opacity: 0.7 }),
    ground(ridge(random, 330, { height: 40, roughness: 0.4 }), mix(sky, '#3d8a74', 0.6)),
    house?.(random, palette) ?? '',
    TERRACE,
    bushes(random),
    palm(108, 394, { height: 250, lean: -26, trunk: '#6d5138', leaf: '#2f8a63' }),
    palm(716, 396, { height: 290, lean: 26, trunk: '#5f4630', leaf: '#37966b' }),
    pool(random, palette),
    umbrella(176, 372, accent),
    umbrella(628, 372, accent),
    umbrella(292, 366, accent),
  ];
  return frame([sky, mix(sky, '#ffffff', 0.5), '#fdf1e2'], '#fffdf0', body.join(''));
}
