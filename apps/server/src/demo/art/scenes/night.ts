import { createRng, type Rng } from '../rng.ts';
import { f, frame, mist, stars, sun, water } from './kit.ts';

const ROWS = [
  { wall: '#35647a', lamp: '#ffd99a' },
  { wall: '#1f4a5c', lamp: '#ffdca6' },
  { wall: '#0f3342', lamp: '#ffe4b0' },
] as const;
/** Where the towers stand. */
const SHORE = 392;

function tower(random: Rng, at: { x: number; width: number; row: number }): string {
  const { x, width, row } = at;
  const look = ROWS[row] ?? ROWS[0];
  const height = 60 + random() * (170 - row * 34) + (random() > 0.86 ? 80 : 0);
  const y = SHORE - height;
  let drawn = `<rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height + 10)}" fill="${look.wall}" rx="${random() > 0.7 ? 8 : 1}"/>`;
  if (random() > 0.8) {
    drawn += `<path d="M${f(x + width / 2)} ${f(y)}v${f(-26 - random() * 20)}" stroke="${look.wall}" stroke-width="2"/>`;
  }
  for (let left = x + 5; left < x + width - 5; left += 8) {
    for (let top = y + 8; top < 384; top += 11) {
      if (random() <= 0.62 + (2 - row) * 0.1) continue;
      const fill = random() > 0.85 ? '#ff9a73' : look.lamp;
      drawn += `<rect x="${f(left)}" y="${f(top)}" width="4" height="5.5" fill="${fill}" opacity="${f(0.35 + random() * 0.6)}"/>`;
    }
  }
  return drawn;
}

/** A city across the water at dusk, a ferry on its way. */
export function night(seed: number): string {
  const random = createRng(seed);
  const sky = stars(random, 40, 190);
  let city = '';
  for (const row of ROWS.keys()) {
    let x = -10;
    while (x < 820) {
      const width = 26 + random() * 40;
      city += tower(random, { x, width, row });
      x += width + random() * 8;
    }
    if (row < 2) city += mist(380, '#e59a7a', { opacity: 0.14, depth: 40 });
  }
  const ferry =
    '<g transform="translate(250 452)"><path d="M0 0h96l-12 16H12z" fill="#07212c"/><path d="M16-12h60v12H16z" fill="#113847"/><path d="M22-8h8v4h-8zM36-8h8v4h-8zM50-8h8v4h-8z" fill="#ffdca6"/></g>';
  const body = [
    sky,
    sun(180, 120, { radius: 22, colour: '#fff6e0' }),
    city,
    water(random, SHORE, { top: '#b5735f', bottom: '#0b2a38', glint: '#ffd2a2', sunX: 500, glints: 110 }),
    ferry,
  ];
  return frame(['#0c2f42', '#1e5a6d', '#c9806a', '#ffb083'], '#ffe6c2', body.join(''));
}
