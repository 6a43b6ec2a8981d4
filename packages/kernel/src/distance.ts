const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export type Point = { readonly latitude: number; readonly longitude: number };

/** Metres between two places over the ground, rounded to tens. */
export function metresBetween(a: Point, b: Point): number {
  const dLatitude = radians(b.latitude - a.latitude);
  const dLongitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return Math.round((2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h)))) / 10) * 10;
}
