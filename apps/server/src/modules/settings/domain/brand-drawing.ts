import type { BrandPalette } from '@app/contract/settings/identity/brand-colour';
import { MARK_SIDE, type Mark, markParts } from '@app/contract/settings/identity/marks';

/** Fills of deals and of the second part of a drawing, which the shop's colour leaves alone. */
const ACCENT = '#ee5f33';

type Fills = { readonly brand: string; readonly accent: string };

const paths = (mark: Mark, fills: Fills): string =>
  markParts[mark].map(({ path, tone }) => `<path d="${path}" fill="${fills[tone]}"/>`).join('');

/** The drawing alone, in the shop's colour, as an element of a page. */
export const markElement = (mark: Mark, palette: BrandPalette, attributes = ''): string =>
  `<svg viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}" aria-hidden="true"${attributes}>${paths(mark, { brand: palette[600], accent: ACCENT })}</svg>`;

/** Share of an icon's side that the drawing takes, and the radius of its corners in the same measure. */
const SHAPES = {
  round: { share: 0.62, radius: 0.22 },
  whole: { share: 0.62, radius: 0 },
  /** Systems cut masked icons to the inner four fifths at most. */
  masked: { share: 0.5, radius: 0 },
} as const;
export type IconShape = keyof typeof SHAPES;

/** The drawing in white on a ground of the shop's colour, as a file. `side` in pixels. */
export function iconDrawing(mark: Mark, palette: BrandPalette, of: { side: number; shape: IconShape }): string {
  const { share, radius } = SHAPES[of.shape];
  const scale = (of.side * share) / MARK_SIDE;
  const edge = (of.side * (1 - share)) / 2;
  const accent = mark === 'sails' ? ACCENT : '#ffffff';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${of.side}" height="${of.side}"><rect width="${of.side}" height="${of.side}" rx="${of.side * radius}" fill="${palette[600]}"/><g transform="translate(${edge} ${edge}) scale(${scale})">${paths(mark, { brand: '#ffffff', accent })}</g></svg>`;
}

/**
 * The style sheet that puts the shop's colour over the one that style sheets are written in. The drawing behind wide pages
 * has colours of its own, so it gives way to the plain tint.
 */
export function coloursCss(palette: BrandPalette): string {
  const steps = Object.entries(palette).map(([step, colour]) => `--lagoon-${step}:${colour}`);
  return `:root:root{${steps.join(';')};background-image:none}`;
}
