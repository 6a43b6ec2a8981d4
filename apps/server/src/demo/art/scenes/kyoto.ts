import { createRng } from '../rng.ts';
import { clouds, f, frame, ground, mist, oneOf, pines, repeat, ridge, sun, water } from './kit.ts';

const BLOSSOM = ['#f6b7b4', '#f9cdc8', '#efa09e', '#fbdcd8'];

const VOLCANO = `<path d="M150 372Q300 270 372 136q12-16 30-14 12-5 24 4 14-2 22 12Q520 276 700 372z" fill="#7d9db2"/>
<path d="M448 138Q520 276 700 372H470Q500 250 448 138z" fill="#65879f" opacity=".55"/>
<path d="M372 136q12-16 30-14 12-5 24 4 14-2 22 12 16 36 36 66l-20-10-14 22-22-26-20 30-22-28-18 22-14-14q26-32 38-64z" fill="#fdf8f4"/>
<path d="M448 138q16 36 36 66l-20-10-14 22-8-10q8-30 6-68z" fill="#dfe6ea"/>`;

const GATE = `<g fill="#cf4a2f"><path d="M508 336q76 16 152 0v10q-76 14-152 0z"/><path d="M516 352h136v9H516z"/><path d="M536 349h13l4 113h-16zM619 349h13l-1 113h-16z"/><path d="M578 352h12v16h-12z"/></g>
<path d="M504 330q80 18 160 0l2 8q-82 18-164 0z" fill="#3a2a2a"/>
<path d="M540 462h12l3 54q-8 5-14 0zM617 462h12l-2 54q-6 5-12 0z" fill="#cf4a2f" opacity=".28"/>`;

/** A lake, a single volcano, a gate in the water, blossom at the near shore. */
export function kyoto(seed: number): string {
  const random = createRng(seed);
  const far = ridge(random, 320, { height: 40, roughness: 0.5 });
  const near = ridge(random, 352, { height: 46, roughness: 0.4 });
  const body = [
    sun(236, 150, { radius: 34, colour: '#fff2ea' }),
    clouds(random, 7, { from: 70, to: 220, opacity: 0.6 }),
    VOLCANO,
    mist(356, '#ffe9df', { opacity: 0.9, depth: 30 }),
    ground(far, '#8fb3ab'),
    ground(near, '#5d9082'),
    pines(random, near, { count: 90, height: 24, fill: '#4d8074' }),
    mist(392, '#fdeee6', { opacity: 0.75, depth: 14 }),
    water(random, 392, { top: '#cfdedd', bottom: '#4a8a91', glint: '#fff3ea', sunX: 250, glints: 54 }),
    '<ellipse cx="420" cy="440" rx="200" ry="40" fill="#7d9db2" opacity=".25" filter="url(#blur)"/>',
    GATE,
    '<path d="M0 560V512Q70 486 150 520T300 560z" fill="#2d5f58"/>',
    repeat(
      26,
      () =>
        `<circle cx="${f(-10 + random() * 210)}" cy="${f(500 - random() * 92)}" r="${f(7 + random() * 15)}" fill="${oneOf(BLOSSOM, random())}" opacity=".95"/>`,
    ),
    '<path d="M36 530q12-60 44-104" stroke="#5b3a38" stroke-width="7" fill="none"/>',
  ];
  return frame(['#9fc6d8', '#d7e6e6', '#f9e4da', '#ffd4c8'], '#fff1e6', body.join(''));
}
