/** A colour as hue (degrees), saturation and value (0 to 1). */
export type Hsv = { readonly h: number; readonly s: number; readonly v: number };

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** The colour `share` of the way from one `#rrggbb` colour to another; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads red, green and blue (0 to 255) as hue, saturation and value. */
export function toHsv(red: number, green: number, blue: number): Hsv {
  const top = Math.max(red, green, blue);
  const span = top - Math.min(red, green, blue);
  if (top === 0) return { h: 0, s: 0, v: 0 };
  if (span === 0) return { h: 0, s: 0, v: top / 255 };
  const sector =
    top === red ? (green - blue) / span : top === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return { h: (sector * 60 + 360) % 360, s: span / top, v: top / 255 };
}

/** Where red, green and blue lie on the wheel, in sixths. */
const PLACES = { red: 5, green: 3, blue: 1 } as const;

/** One channel (0 to 255, not rounded) of a hue, saturation and value. Called for millions of pixels: it makes nothing. */
export function channelOf(h: number, s: number, v: number, name: keyof typeof PLACES): number {
  const k = (PLACES[name] + h / 60) % 6;
  return 255 * (v - v * s * Math.max(0, Math.min(k, 4 - k, 1)));
}

/** The shortest way round the colour wheel between two hues, 0 to 180 degrees. */
export function hueDistance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return apart > 180 ? 360 - apart : apart;
}
