import { createRng, type Rng } from '../rng.ts';
import { clouds, f, frame, ground, mist, mix, oneOf, repeat, ridge, sun, water } from './kit.ts';

const WALLS = ['#fdf3e4', '#fbe3cd', '#f6d3b4', '#fff8ee', '#f3c9a8', '#e9f0ec', '#f9dcc4'];
const ROOFS = ['#d96b45', '#c95b3a', '#e07b52', '#b94f34'];
const ROWS = 6;

/** The slope the houses climb: two hills by the river. */
const slope = (x: number, row: number, near: number): number =>
  318 +
  row * 40 -
  92 * Math.exp(-(((x - 170) / 210) ** 2)) * (1 - near * 0.55) -
  46 * Math.exp(-(((x - 420) / 130) ** 2)) * (1 - near * 0.4);

function house(random: Rng, at: { x: number; y: number; width: number; height: number; near: number }): string {
  const { x, y, width, height, near } = at;
  const wall = mix(oneOf(WALLS, random()), '#f7d9c0', 0.45 - near * 0.4);
  const roof = mix(oneOf(ROOFS, random()), '#f2b99a', 0.5 - near * 0.5);
  const pitch = 9 + near * 6;
  const columns = Math.max(2, Math.floor(width / 13));
  const windows = repeat(columns * 2, (index) => {
    if (random() <= 0.16) return '';
    const column = index >> 1;
    const floor = index & 1;
    return `<rect x="${f(x + 5 + column * ((width - 8) / columns))}" y="${f(y + 8 + floor * (15 + near * 4))}" width="${f(4 + near * 1.6)}" height="${f(8 + near * 2.5)}" rx="${random() > 0.6 ? 2.4 : 0.6}" fill="${mix('#5f8480', '#d9a789', 0.5 - near * 0.5)}" opacity=".8"/>`;
  });
  return `<path d="M${f(x)} ${f(y)}h${f(width)}v${f(height + 60)}h${f(-width)}z" fill="${wall}"/>
<path d="M${f(x + width * 0.68)} ${f(y)}h${f(width * 0.32)}v${f(height + 60)}h${f(-width * 0.32)}z" fill="#a8553a" opacity=".10"/>
<path d="M${f(x - 2)} ${f(y + 1)}l${f(width * 0.22)} ${f(-pitch)}h${f(width * 0.62)}l${f(width * 0.2)} ${f(pitch)}z" fill="${roof}"/>${windows}`;
}

function town(random: Rng): string {
  let houses = '';
  for (let row = 0; row < ROWS; row += 1) {
    const near = row / (ROWS - 1);
    let x = -20 + random() * 14;
    while (x < 470 + row * 72) {
      const width = 24 + random() * 20 + near * 12;
      const height = 34 + random() * 22 + near * 22;
      houses += house(random, { x, y: slope(x + width / 2, row, near), width, height, near });
      x += width + (random() > 0.75 ? 3 : 0);
    }
  }
  return houses;
}

function bridge(): string {
  const deck = 318;
  const pylons = [540, 716].map((x) => `<path d="M${x} ${deck + 24}V${deck - 76}" stroke-width="5"/>`).join('');
  const hangers = repeat(35, (index) => {
    const x = 420 + index * 11;
    const sag = x < 540 ? (x - 400) / 140 : x < 716 ? Math.abs((x - 628) / 88) : 1 - (x - 716) / 100;
    return `<path d="M${x} ${deck}V${f(deck - 4 - 68 * Math.max(0.02, sag) ** 2)}" stroke-width=".8"/>`;
  });
  return `<g stroke="#c4553d" fill="none" opacity=".78"><path d="M380 ${deck}H800" stroke-width="4"/>${pylons}<path d="M400 ${deck - 4}Q480 ${deck - 10} 540 ${deck - 74}Q628 ${deck + 12} 716 ${deck - 74}Q770 ${deck - 20} 800 ${deck - 14}" stroke-width="2"/>${hangers}</g>`;
}

/** A river city at golden morning: terraced houses, a suspension bridge, one sail. */
export function lisbon(seed: number): string {
  const random = createRng(seed);
  const greens = ['#2f6f5f', '#3b7f68', '#286154'];
  const body = [
    sun(600, 150, { radius: 30, colour: '#fff4dc' }),
    clouds(random, 6, { from: 60, to: 200, opacity: 0.55 }),
    ground(ridge(random, 300, { height: 26, roughness: 0.3 }), '#a9c4be'),
    mist(320, '#ffe3c6', { opacity: 0.6 }),
    water(random, 328, { top: '#bcd9d4', bottom: '#3f8f92', glint: '#fff6e2', sunX: 610 }),
    bridge(),
    town(random),
    '<path d="M0 516Q200 500 420 560H0z" fill="#2f6f5f"/>',
    repeat(
      16,
      (i) =>
        `<circle cx="${f(i * 26 - 6 + random() * 10)}" cy="${f(522 + random() * 14 + i * 1.4)}" r="${f(16 + random() * 10)}" fill="${greens[i % 3]}"/>`,
    ),
    '<g transform="translate(640 420)"><path d="M0 0q26 10 58 0l-8 13H10z" fill="#7b3a2b"/><path d="M27-2V-62q26 26 26 58z" fill="#fffaf0"/><path d="M24-2V-52Q8-24 4-4z" fill="#f4e4cd"/></g>',
  ];
  return frame(['#8fc4cf', '#cfe3dc', '#fbe3c8', '#ffd2ad'], '#fff0cf', body.join(''));
}
