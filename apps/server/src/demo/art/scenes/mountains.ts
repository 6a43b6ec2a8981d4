import { createRng } from '../rng.ts';
import { clouds, frame, ground, lower, mist, type PeakColours, peak, pines, ridge, stars, sun } from './kit.ts';

const FAR: PeakColours = ['#a3c0cf', '#8aaec2', '#f2f7f8', '#cfdfe7'];
const MIDDLE: PeakColours = ['#7fa3b4', '#5f8aa0', '#fdfefe', '#c9dbe3'];
const NIGHT: PeakColours = ['#2b6472', '#1a4758', '#dcefe9', '#8fb9bb'];

/** Snow peaks over meadows, one wooden hut. */
export function alps(seed: number): string {
  const random = createRng(seed);
  const wood = ridge(random, 378, { height: 60, roughness: 0.45 });
  const meadow = ridge(random, 456, { height: 50, roughness: 0.3 });
  const at = (x: number, y: number, width: number, colours: PeakColours): string =>
    peak(random, { x, y, width, base: 400 }, colours);
  const body = [
    sun(650, 96, { radius: 24, colour: '#fffbe9' }),
    clouds(random, 6, { from: 60, to: 190, opacity: 0.7 }),
    at(70, 236, 190, FAR),
    at(720, 222, 200, FAR),
    at(330, 206, 210, FAR),
    at(540, 250, 170, FAR),
    mist(360, '#e6f2f2', { opacity: 0.55 }),
    at(180, 176, 210, MIDDLE),
    at(470, 138, 250, MIDDLE),
    at(690, 258, 170, MIDDLE),
    mist(400, '#dcebe8', { opacity: 0.9, depth: 20 }),
    ground(wood, '#3f7a72'),
    pines(random, wood, { count: 130, height: 34, fill: '#35695f' }),
    mist(448, '#cfe3d2', { opacity: 0.35, depth: 14 }),
    ground(meadow, '#6fa873'),
    ground(lower(meadow, 46), '#86b97d'),
    pines(random, meadow, { count: 22, height: 56, fill: '#2b5a4c' }),
    '<g transform="translate(470 446)"><path d="M0 24h74v34H0z" fill="#8a5236"/><path d="M-12 26L36-6 86 26z" fill="#5d3426"/><path d="M12 34h12v12H12zM34 34h12v12H34z" fill="#ffe2a0"/><path d="M56 34h12v24H56z" fill="#5d3426"/></g>',
  ];
  return frame(['#5fa6c9', '#a9d2de', '#e6f0ea'], '#fffdf0', body.join(''));
}

/** Northern lights over snow, a hut with lit windows. */
export function aurora(seed: number): string {
  const random = createRng(seed);
  const snow = ridge(random, 420, { height: 40, roughness: 0.4 });
  const at = (x: number, y: number, width: number): string => peak(random, { x, y, width, base: 420 }, NIGHT);
  const body = [
    stars(random, 60, 260),
    '<g filter="url(#mist)"><path d="M-40 120Q160 20 330 130T640 90T860 160V230Q700 150 600 220T330 250T-40 230z" fill="#5fe3b0" opacity=".55"/><path d="M120 60Q320 140 480 40T860 60V110Q660 110 500 140T120 130z" fill="#9af0d0" opacity=".45"/></g>',
    at(90, 290, 190),
    at(700, 270, 220),
    at(300, 262, 210),
    at(520, 300, 170),
    mist(410, '#7fc6b4', { opacity: 0.4 }),
    ground(snow, '#dcebe8'),
    ground(lower(snow, 50), '#f2f8f6'),
    pines(random, snow, { count: 40, height: 54, fill: '#16393f' }),
    '<g transform="translate(330 424)"><path d="M0 20h80v34H0z" fill="#7a3526"/><path d="M-8 22L40-12 88 22z" fill="#f4f9f7"/><path d="M12 30h14v12H12zM34 30h14v12H34z" fill="#ffd98a"/><path d="M58 28h14v26H58z" fill="#4d1f18"/></g>',
    '<ellipse cx="352" cy="486" rx="70" ry="10" fill="#ffd98a" opacity=".35" filter="url(#blur)"/>',
  ];
  return frame(['#071f33', '#0d3d52', '#2f7d7a', '#8fc6b0'], '#9af0d0', body.join(''));
}
