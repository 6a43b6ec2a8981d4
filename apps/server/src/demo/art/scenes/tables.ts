import { createRng, type Rng } from '../rng.ts';
import { f, frame, HEIGHT, mix, oneOf, repeat, sun } from './kit.ts';

/** Colours of a place to eat: what stands behind, what one sits on, and what shines. */
type Look = {
  readonly wall: string;
  readonly wood: string;
  readonly chair: string;
  readonly lamp: string;
  readonly view: string;
  readonly floor: string;
};
const looks: readonly Look[] = [
  { wall: '#f0e7d8', wood: '#b98654', chair: '#0c655f', lamp: '#c4553d', view: '#9fc6d8', floor: '#3f6a66' },
  { wall: '#f3e3d2', wood: '#a8704a', chair: '#8a4a34', lamp: '#3f6a66', view: '#c9d8e8', floor: '#b5654a' },
  { wall: '#e7ece4', wood: '#c79a68', chair: '#e2825a', lamp: '#d9a23c', view: '#a9dbe0', floor: '#55798c' },
  { wall: '#efe3ea', wood: '#8f6a50', chair: '#41536f', lamp: '#d4502f', view: '#f2c9b0', floor: '#7a5a78' },
];
const lookOf = (seed: number): Look => looks[seed % looks.length] as Look;

const shade = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${f(width)}" ry="10" fill="#1d1712" opacity=".3" filter="url(#blur)"/>`;

/** A chair, seen from the table's other side. */
const chair = (x: number, y: number, colour: string, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-62q0-12 12-12h26q12 0 12 12v40H0z" fill="${colour}"/><path d="M-4-24h58v12H-4z" fill="${mix(colour, '#000000', 0.18)}"/><path d="M2-12v44M48-12v44" stroke="${mix(colour, '#2a1a10', 0.55)}" stroke-width="5"/></g>`;

/** A round table with its cloth, two plates and a candle. */
function table(x: number, y: number, width: number): string {
  const plate = (dx: number) =>
    `<ellipse cx="${f(x + dx)}" cy="${y - 1}" rx="${f(width * 0.13)}" ry="4" fill="#fff" stroke="#cfc6b8"/>`;
  return `${shade(x, y + 84, width * 0.6)}<path d="M${x - width / 2} ${y}q${width / 2}-15 ${width} 0l${f(width * 0.07)} 72q-${f(width * 0.57)} 26-${f(width * 1.14)} 0z" fill="#f7efe2"/><ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${f(width * 0.085)}" fill="#fcf9f3"/>${plate(-width * 0.22)}${plate(width * 0.24)}<path d="M${x - 3} ${y - 2}v-22h6v22z" fill="#fbf4e4"/><path d="M${x} ${y - 24}q-5-7 0-13 5 6 0 13z" fill="#ffb74d"/><circle cx="${x}" cy="${y - 28}" r="20" fill="#ffd98a" opacity=".35" filter="url(#blur)"/>`;
}

const bottle = (x: number, y: number, colour: string, tall: number): string =>
  `<path d="M${f(x)} ${y}v-${f(tall * 0.55)}q0-7 4-9v-${f(tall * 0.28)}h5v${f(tall * 0.28)}q4 2 4 9V${y}z" fill="${colour}"/><path d="M${f(x + 1)} ${f(y - tall * 0.36)}h11v${f(tall * 0.22)}h-11z" fill="#fff" opacity=".7"/>`;
const GLASS = ['#2f6f5f', '#8a5236', '#41798c', '#d9c39a', '#a03c2e', '#4d2430'] as const;

/** Bottles on a shelf, with a gap here and there. */
const shelf = (random: Rng, at: { x: number; y: number; count: number }): string =>
  repeat(at.count, (index) => {
    const x = at.x + index * 29 + random() * 6;
    const colour = oneOf(GLASS, random());
    return random() > 0.2 ? bottle(x, at.y, colour, 38 + random() * 26) : '';
  });

const lamp = (x: number, length: number, colour: string): string =>
  `<path d="M${x} 0v${length}" stroke="#3b2d24" stroke-width="2.4"/><circle cx="${x}" cy="${length + 26}" r="74" fill="#ffe4ae" opacity=".34" filter="url(#mist)"/><path d="M${x - 26} ${length + 24}q0-28 26-28t26 28z" fill="${colour}"/><ellipse cx="${x}" cy="${length + 24}" rx="26" ry="5" fill="#fff1cc"/>`;

const leaves = (
  random: Rng,
  count: number,
  at: { x: number; y: number; width: number; height: number; colours: readonly string[]; size: number },
): string =>
  repeat(
    count,
    () =>
      `<circle cx="${f(at.x + random() * at.width)}" cy="${f(at.y + random() * at.height)}" r="${f(at.size * (0.6 + random()))}" fill="${oneOf(at.colours, random())}"/>`,
  );

const boards = (top: number, colour: string): string =>
  `<path d="M0 ${top}H800V${HEIGHT}H0z" fill="${colour}"/>${repeat(9, (index) => `<path d="M${-300 + index * 150} ${HEIGHT}L${150 + index * 60} ${top}" stroke="#000" stroke-opacity=".1" stroke-width="3"/>`)}`;

/** A string of lights between two points of the sky. */
function lights(from: readonly [number, number], to: readonly [number, number], count: number): string {
  const middle = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 70] as const;
  const on = (t: number, axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * middle[axis] + t * t * to[axis];
  const bulbs = repeat(count, (index) => {
    const t = (index + 0.5) / count;
    const at = `cx="${f(on(t, 0))}" cy="${f(on(t, 1) + 8)}"`;
    return `<circle ${at} r="17" fill="#ffdf9c" opacity=".4" filter="url(#blur)"/><circle ${at} r="5.5" fill="#fff0c4"/>`;
  });
  return `<path d="M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}" stroke="#2b2622" stroke-width="2" fill="none"/>${bulbs}`;
}

/** Tables on a terrace above the water at dusk. */
export function terrace(seed: number): string {
  const random = createRng(seed + 53);
  const { wood, chair: seat, view } = lookOf(seed);
  const top = mix('#27506b', view, 0.25);
  const low = '#ffb48a';
  const green = ['#55795a', '#6b8f6a', '#46694f'];
  const pot = (x: number) =>
    `<path d="M${x - 34} 440h68l-10 70h-48z" fill="#c46b45"/>${leaves(random, 34, { x: x - 56, y: 296, width: 112, height: 130, colours: green, size: 13 })}`;
  const glints = repeat(
    50,
    () =>
      `<rect x="${f(90 + random() * 420)}" y="${f(322 + random() * 90)}" width="${f(16 + random() * 60)}" height="2.4" rx="1.2" fill="#ffe2c4" opacity="${f(0.2 + random() * 0.5)}"/>`,
  );
  const rail = `<path d="M0 352H800M0 418H800" stroke="#f6efe4" stroke-width="6"/>${repeat(27, (index) => `<path d="M${10 + index * 30} 352v68" stroke="#f6efe4" stroke-width="3.5"/>`)}`;
  const sea = `<path d="M0 308Q140 268 260 292T470 300H800V340H0z" fill="${mix(top, low, 0.42)}"/><rect y="318" width="800" height="110" fill="#3f7f8f"/>`;
  const seats = [chair(196, 486, seat, 1.15), chair(368, 486, seat, 1.15), table(312, 448, 150)];
  const others = [chair(474, 474, seat), chair(622, 474, seat), table(572, 440, 124)];
  const sky = [top, mix(mix(top, low, 0.5), '#d9849a', 0.4), low];
  const body = [
    sun(300, 286, { radius: 34, colour: '#fff0d6' }),
    sea,
    glints,
    boards(418, wood),
    rail,
    lights([-20, 40], [420, 70], 9),
    lights([380, 66], [830, 20], 9),
    pot(70),
    pot(742),
    ...seats,
    ...others,
  ];
  return frame(sky, '#ffe2bd', body.join(''));
}

/** A timber counter before shelves of bottles, with a round window. */
export function counter(seed: number): string {
  const random = createRng(seed + 59);
  const { wall, wood, chair: stool, lamp: light, view } = lookOf(seed);
  const dark = mix(wood, '#3a2416', 0.3);
  const window = `<circle cx="150" cy="206" r="98" fill="${dark}"/><clipPath id="pane"><circle cx="150" cy="206" r="86"/></clipPath><g clip-path="url(#pane)"><rect x="50" y="100" width="220" height="220" fill="${view}"/><circle cx="184" cy="168" r="20" fill="#fff6df"/><path d="M40 262q60-60 110-20t130-30v120H40z" fill="#7d9db2"/><path d="M40 280q80-30 230 4v60H40z" fill="#4f8a7c"/></g><path d="M150 120v172M64 206h172" stroke="${dark}" stroke-width="5"/>`;
  const shelves = repeat(
    3,
    (row) =>
      `<path d="M300 ${108 + row * 88}h470v10H300z" fill="${dark}"/>${shelf(random, { x: 314, y: 108 + row * 88, count: 15 })}`,
  );
  const place = (index: number) =>
    `<g transform="translate(${110 + index * 194} 0)"><ellipse cy="366" rx="56" ry="9" fill="#fff"/><path d="M-16 358q16-16 32 0z" fill="${['#e8896a', '#f2c4ae', '#7fa86b', '#d9a23c'][index]}"/><path d="M44 366l26-7M47 369l26-7" stroke="#5b3a28" stroke-width="2.6"/><path d="M-46 470q0-10 10-10h72q10 0 10 10l-4 16h-84z" fill="${stool}"/><path d="M-26 486l-12 80M26 486l12 80M-32 530h64" stroke="${mix(wood, '#2a1a10', 0.2)}" stroke-width="6"/></g>`;
  const body = `<rect width="800" height="560" fill="${wall}"/><path d="M0 0H800V64H0z" fill="${dark}"/>${window}${shelves}<path d="M0 366H800v36H0z" fill="${wood}"/><path d="M0 366H800v9H0z" fill="${mix(wood, '#ffffff', 0.38)}"/><path d="M0 402H800V560H0z" fill="${mix(wood, '#2a1a10', 0.42)}"/>${repeat(4, place)}${[210, 404, 598].map((x) => lamp(x, 76, light)).join('')}`;
  return frame([mix(wall, '#ffffff', 0.4), wall], '#ffffff', body);
}

/** Tables with cloths between brick arches full of wine. */
export function bistro(seed: number): string {
  const random = createRng(seed + 61);
  const { wall, wood, chair: seat, lamp: light, floor } = lookOf(seed);
  const brick = mix(wood, '#b5522f', 0.5);
  const arch = (x: number) =>
    `<path d="M${x} 400V210a110 110 0 0 1 220 0v190z" fill="${brick}"/><path d="M${x + 16} 400V212a94 94 0 0 1 188 0v188z" fill="${mix(brick, '#2a140c', 0.66)}"/>${repeat(
      3,
      (row) =>
        `<path d="M${x + 16} ${232 + row * 60}h188v8H${x + 16}z" fill="${mix(brick, '#e8b58f', 0.5)}"/>${shelf(random, { x: x + 24, y: 232 + row * 60, count: 6 })}`,
    )}`;
  const window = `<rect x="306" y="120" width="188" height="240" rx="94" fill="#fff"/><rect x="318" y="132" width="164" height="216" rx="82" fill="#8fc0cc"/><path d="M318 300q60-40 100-10t64-16v20a82 82 0 0 1-164 6z" fill="#4f8a6c"/><path d="M400 132v216M318 244h164" stroke="#fff" stroke-width="6"/>`;
  const tiles = repeat(5, (row) =>
    repeat(14, (column) => {
      if ((row + column) % 2) return '';
      const tops = [406, 426, 452, 484, 522, 566];
      const [y0, y1] = [tops[row] ?? 0, tops[row + 1] ?? 0];
      const x = (n: number, y: number) => f(400 + (n - 7) * 64 * (0.9 + (y - 406) / 190));
      return `<path d="M${x(column, y0)} ${y0}H${x(column + 1, y0)}L${x(column + 1, y1)} ${y1}H${x(column, y1)}z" fill="${floor}" opacity=".82"/>`;
    }),
  );
  const seats = [
    chair(60, 476, seat, 1.15),
    chair(224, 476, seat, 1.15),
    table(170, 440, 142),
    chair(330, 504, seat, 1.35),
    chair(506, 504, seat, 1.35),
    table(452, 462, 168),
    chair(640, 470, seat, 1.05),
    table(716, 436, 124),
  ];
  const lamps = [lamp(170, 60, light), lamp(452, 40, light), lamp(690, 60, light)];
  const body = `<rect width="800" height="400" fill="${wall}"/>${arch(40)}${arch(540)}${window}<rect y="400" width="800" height="160" fill="#f2ece1"/>${tiles}${seats.join('')}${lamps.join('')}`;
  return frame([mix(wall, '#ffffff', 0.4), wall], '#ffffff', body);
}

/** One long table in a house of glass and plants. */
export function garden(seed: number): string {
  const random = createRng(seed + 67);
  const { wood, chair: seat, view } = lookOf(seed);
  const leaf = '#3f8f6a';
  const far = [0.5, 0.38, 0.58].map((share) => mix(leaf, '#ffffff', share));
  const near = [leaf, mix(leaf, '#0b3a2c', 0.25), mix(leaf, '#d8f0b0', 0.25)];
  const glass = `<g stroke="#2f4f4b" fill="none"><path d="M-20 190L400 10 820 190" stroke-width="9"/><path d="M200 98V400M600 98V400M400 14V400" stroke-width="7"/><path d="M0 260H800" stroke-width="5"/><path d="M100 142V400M300 56V400M500 56V400M700 142V400M0 330H800" stroke-width="2.4"/></g>`;
  const plates = repeat(
    6,
    (index) => `<ellipse cx="${150 + index * 100}" cy="436" rx="30" ry="6" fill="#fff" stroke="#e3d8c6"/>`,
  );
  const flowers = repeat(
    5,
    (index) =>
      `<path d="M${192 + index * 100} 432h16l-3-22h-10z" fill="#fff"/>${leaves(random, 7, { x: 184 + index * 100, y: 386, width: 32, height: 24, colours: ['#f0a08a', '#fbd0c0', leaf], size: 6 })}`,
  );
  const long = `${shade(400, 540, 360)}<path d="M60 446L120 424H680L740 446z" fill="${mix(wood, '#ffffff', 0.28)}"/><path d="M60 446H740v22H60z" fill="${wood}"/><path d="M92 468l-8 80M708 468l8 80M380 468v64M420 468v64" stroke="${mix(wood, '#3a2416', 0.35)}" stroke-width="11"/>`;
  const body = [
    sun(620, 120, { radius: 28, colour: '#fffbe6' }),
    leaves(random, 60, { x: -20, y: 150, width: 840, height: 190, colours: far, size: 32 }),
    glass,
    leaves(random, 54, { x: -30, y: 300, width: 220, height: 120, colours: near, size: 20 }),
    leaves(random, 54, { x: 620, y: 290, width: 220, height: 130, colours: near, size: 20 }),
    boards(412, '#e6d8c2'),
    repeat(6, (index) => chair(96 + index * 104, 452, seat, 0.95)),
    long,
    plates,
    flowers,
  ];
  return frame([view, '#eef7ee', '#fdf3e0'], '#fffde6', body.join(''));
}
