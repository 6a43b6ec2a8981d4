import type { Point } from '@app/kernel/distance';

/** South, west, north and east of a part of a map in degrees. Where it goes across 180 degrees the west is the greater. */
export type Bounds = readonly [south: number, west: number, north: number, east: number];

/** The middle of a part of a map. */
export function middleOf([south, west, north, east]: Bounds): Point {
  const longitude = (west + (west < east ? east : east + 360)) / 2;
  return { latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude };
}
