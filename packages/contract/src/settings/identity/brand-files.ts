import type { Logo } from './schemas.ts';

/** Files that are made of the shop's identity. Their addresses carry its stamp and may be remembered for ever. */
export const BRAND_FILES = [
  'colours.css',
  'mark.png',
  'favicon.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
  'apple-touch.png',
  'logo.png',
] as const;
export type BrandFile = (typeof BRAND_FILES)[number];

export const brandFile = (stamp: string, file: BrandFile): string => `/brand/${stamp}/${file}`;

/** Pixels of a logo drawn `height` high, no wider than `most`. */
export function logoSize({ width, height }: Logo, of: { height: number; most: number }) {
  const share = Math.min(of.height / height, of.most / width);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
