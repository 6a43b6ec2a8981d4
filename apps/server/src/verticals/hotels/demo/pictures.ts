/** Colours of houses; each comes in four ways to build. */
const OUTSIDES = 5;
const ROOMS = 6;

/** So far apart that neighbours are built and coloured differently. */
const APART = 7;

/** Pictures of the demo's hotels by name: of houses and of rooms. */
export const housePicture = (index: number): string => `s-resort-${(index * APART) % (OUTSIDES * 4)}`;
export const roomPicture = (index: number): string => `s-room-${index % (ROOMS * 2)}`;

/** Every picture that the hotels of the demo show. */
export default [
  ...new Set([
    ...Array.from({ length: OUTSIDES * 4 }, (_, index) => housePicture(index)),
    ...Array.from({ length: ROOMS * 2 }, (_, index) => roomPicture(index)),
  ]),
];
