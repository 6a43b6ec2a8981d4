import { dunes } from './scenes/dunes.ts';
import { kyoto } from './scenes/kyoto.ts';
import { lisbon } from './scenes/lisbon.ts';
import { alps, aurora } from './scenes/mountains.ts';
import { night } from './scenes/night.ts';
import { resort } from './scenes/resort.ts';
import { room } from './scenes/room.ts';
import { isle, lagoon } from './scenes/shores.ts';
import { bistro, counter, garden, terrace } from './scenes/tables.ts';

/** Places by key. Each takes a seed and gives SVG text of 800 × 560; the same seed always gives the same picture. */
export const scenes = {
  lisbon,
  kyoto,
  alps,
  aurora,
  lagoon,
  isle,
  night,
  dunes,
  resort,
  room,
  terrace,
  counter,
  bistro,
  garden,
} satisfies Record<string, (seed: number) => string>;
export type SceneKey = keyof typeof scenes;
