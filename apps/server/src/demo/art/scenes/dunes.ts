import { createRng } from '../rng.ts';
import { clouds, frame, repeat, sun } from './kit.ts';

const SAND = `<path d="M0 320Q120 270 260 312T520 286T800 316V560H0z" fill="#eab487"/><path d="M0 370Q180 300 330 356Q430 318 560 338T800 330V560H0z" fill="#e39a66"/>
<path d="M330 356Q430 318 560 338Q500 392 560 452Q420 400 330 356z" fill="#c97a4b"/><path d="M0 430Q150 356 320 430T620 404T800 420V560H0z" fill="#d98652"/>
<path d="M0 430Q100 380 190 386Q240 440 210 560H0z" fill="#e9a06c"/><path d="M190 386Q250 392 320 430Q280 490 300 560H210Q240 440 190 386z" fill="#b9653b"/><path d="M300 560Q420 452 580 468T800 486V560z" fill="#c06f42"/>`;

const camel = (index: number): string =>
  `<g transform="translate(${440 + index * 40} ${338 - index * 1.5 + (index % 2) * 2}) scale(.62)"><path d="M0 0q4-14 10-12 3-9 8 0 5-10 10 0 8 0 8 12l-2 18h-3l-1-14H9L8 22H5z" fill="#6b3a26"/><path d="M0 2q-8-2-8-14l-6-2q-2-5 3-5l7 2q0 10 6 12z" fill="#6b3a26"/></g>`;

/** Dunes in low light, a caravan on the crest. */
export function dunes(seed: number): string {
  const random = createRng(seed);
  const body = [
    sun(210, 190, { radius: 38, colour: '#fff3d6' }),
    clouds(random, 3, { from: 60, to: 160, opacity: 0.4 }),
    SAND,
    repeat(4, camel),
  ];
  return frame(['#7fb8c4', '#d3dfd2', '#fbdcae', '#ffc58b'], '#ffe9bd', body.join(''));
}
