/** A place on earth, in degrees. */
export type Place = { readonly lat: number; readonly lng: number };
/** Kilometres east and south of a map's centre. */
export type Offset = { readonly x: number; readonly y: number };

const KM_PER_LAT = 110.574;
const KM_PER_LNG = 111.32;

/** Where a place lies from a centre, on a plane: right to within a metre over the width of a city. */
export function offsetFrom(centre: Place, place: Place): Offset {
  // Across the date line the short way round is meant.
  const turn = ((place.lng - centre.lng + 540) % 360) - 180;
  return {
    x: turn * KM_PER_LNG * Math.cos((centre.lat * Math.PI) / 180),
    y: (centre.lat - place.lat) * KM_PER_LAT,
  };
}

export const lengthOf = ({ x, y }: Offset): number => Math.hypot(x, y);

/** The middle of the box around some places; null without any. */
export function middleOf(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const lats = places.map((place) => place.lat);
  const lngs = places.map((place) => place.lng);
  return {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
}

/** A round length of 1, 2 or 5 times a power of ten, at most `longest` (both in kilometres). */
export function roundLength(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [5, 2, 1].find((one) => one * power <= longest) ?? 1;
  return step * power;
}

/**
 * Which of the labels are written out: in their order, each that overlaps none before it. `at` are pixels, a label is
 * `width` by `height` around its point. The others are drawn as points.
 */
export function labelled(at: readonly Offset[], size: { readonly width: number; readonly height: number }): boolean[] {
  const written: Offset[] = [];
  return at.map((point) => {
    const free = written.every(
      (other) => Math.abs(other.x - point.x) >= size.width || Math.abs(other.y - point.y) >= size.height,
    );
    if (free) written.push(point);
    return free;
  });
}
