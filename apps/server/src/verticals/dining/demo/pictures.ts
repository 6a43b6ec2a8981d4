import type { DemoAreaKey } from './demo-restaurant.ts';

/** Colours of each scene. */
const LOOKS = 4;
/** What a kind of table is pictured by. */
const scene: Record<DemoAreaKey, string> = {
  hall: 'bistro',
  terrace: 'terrace',
  room: 'bistro',
  counter: 'counter',
  garden: 'garden',
};

/** The picture of a kind of table; neighbours have other colours. */
export const tablePicture = (area: DemoAreaKey, index: number): string => `s-${scene[area]}-${index % LOOKS}`;

/** Every picture that the restaurants of the demo show. */
export default [
  ...new Set(
    (Object.keys(scene) as DemoAreaKey[]).flatMap((area) =>
      Array.from({ length: LOOKS }, (_, index) => tablePicture(area, index)),
    ),
  ),
];
