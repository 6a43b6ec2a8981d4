import { createRng, type Rng } from '../rng.ts';
import { clouds, f, frame, ground, mist, oneOf, palm, repeat, ridge, sun, water } from './kit.ts';

const hut = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M10 44v34M34 44v40M66 44v40M92 44v34" stroke="#6b4630" stroke-width="4"/><path d="M0 40h104v7H0z" fill="#8d6243"/><path d="M12 12h80v28H12z" fill="#f7e6cd"/><path d="M40 18h24v22H40z" fill="#3d8f93"/><path d="M72 18h12v12H72zM20 18h12v12H20z" fill="#3d8f93"/><path d="M-4 16Q30-18 52-34 76-16 108 16z" fill="#b98856"/><path d="M52-34Q76-16 108 16H60z" fill="#9c6f44"/></g>`;

/** Huts on stilts over a lagoon, palms at the near beach. */
export function lagoon(seed: number): string {
  const random = createRng(seed);
  const far = ridge(random, 276, { height: 50, roughness: 0.35 });
  const body = [
    sun(180, 120, { radius: 28, colour: '#fffbe6' }),
    clouds(random, 7, { from: 90, to: 240, opacity: 0.75 }),
    ground(far, '#6fae9f'),
    mist(306, '#e9f6ef', { opacity: 0.6, depth: 16 }),
    water(random, 306, { top: '#8fdcd6', bottom: '#159aa3', glint: '#ffffff', sunX: 190, glints: 80 }),
    '<path d="M800 392Q640 380 470 404" stroke="#8d6243" stroke-width="7" fill="none"/>',
    hut(560, 318, 0.8),
    hut(650, 326, 0.95),
    hut(440, 336, 0.66),
    '<path d="M0 560V492Q120 456 270 500T470 560z" fill="#f6e2bb"/><path d="M0 560V508Q110 474 240 512T400 560z" fill="#fbefd3"/>',
    palm(70, 512, { height: 250, lean: 60, trunk: '#5f4630', leaf: '#2f8a63' }),
    palm(140, 522, { height: 180, lean: -34, trunk: '#6d5138', leaf: '#3c9b6f' }),
  ];
  return frame(['#57b3cf', '#a5dbe0', '#e9f4e6'], '#fffce6', body.join(''));
}

const dome = (x: number, y: number, width: number): string =>
  `<path d="M${f(x)} ${f(y)}a${f(width / 2)} ${f(width / 2)} 0 0 1 ${f(width)} 0z" fill="#2f7fa8"/>
<path d="M${f(x + width / 2)} ${f(y - width / 2 - 12)}v12M${f(x + width / 2 - 4)} ${f(y - width / 2 - 8)}h8" stroke="#fff" stroke-width="2"/>`;

function whiteTown(random: Rng): string {
  let town = '';
  for (let row = 0; row < 5; row += 1) {
    let x = 330 - row * 44 + random() * 20;
    while (x < 820) {
      const width = 40 + random() * 44;
      const top = 268 + row * 46 - (x - 300) * 0.13 + random() * 18;
      const wall = oneOf(['#ffffff', '#fbf8f2', '#f4f3ef'], random());
      town += `<path d="M${f(x)} ${f(top)}h${f(width)}v140h${f(-width)}z" fill="${wall}"/><path d="M${f(x + width * 0.7)} ${f(top)}h${f(width * 0.3)}v140h${f(-width * 0.3)}z" fill="#cfdde2"/>`;
      if (random() > 0.25) town += `<path d="M${f(x + 9)} ${f(top + 36)}v-12a5 5 0 0 1 10 0v12z" fill="#2f7fa8"/>`;
      if (random() > 0.5)
        town += `<rect x="${f(x + width * 0.44)}" y="${f(top + 14)}" width="8" height="9" fill="#5c97b3"/>`;
      if (random() > 0.8 && row < 4) town += dome(x + 4, top, width * 0.62);
      x += width + (random() > 0.6 ? 6 : 0);
    }
  }
  return town;
}

/** White houses with blue domes above the sea, flowers in front, one sail. */
export function isle(seed: number): string {
  const random = createRng(seed);
  const petals = ['#e2557a', '#f07f9b', '#c93f68', '#3f7f5d', '#33694d'];
  const town = whiteTown(random);
  const flowers = repeat(
    44,
    () =>
      `<circle cx="${f(560 + random() * 260)}" cy="${f(500 + random() * 70)}" r="${f(6 + random() * 12)}" fill="${oneOf(petals, random())}"/>`,
  );
  const body = [
    sun(170, 190, { radius: 30, colour: '#fff5e2' }),
    clouds(random, 5, { from: 60, to: 200, opacity: 0.6 }),
    ground(ridge(random, 320, { height: 30, roughness: 0.4 }), '#86a9b4'),
    mist(336, '#ffe7d2', { opacity: 0.7, depth: 16 }),
    water(random, 342, { top: '#7fbdd0', bottom: '#1f6f9b', glint: '#fff4e2', sunX: 180, glints: 70 }),
    '<path d="M210 560Q300 440 360 300Q520 220 800 190V560z" fill="#b98a6c"/>',
    town,
    flowers,
    '<g transform="translate(90 420)"><path d="M0 0q20 8 44 0l-6 10H8z" fill="#fff"/><path d="M21-2V-46q20 20 20 44z" fill="#fff"/></g>',
  ];
  return frame(['#4fa3d1', '#9fd0e2', '#f3ece0', '#ffdcc2'], '#fff0d8', body.join(''));
}
