/** Steps of the brand's palette, lightest first; 600 is what is pressed and read, 50 the tinted ground. */
export const BRAND_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
type BrandStep = (typeof BRAND_STEPS)[number];
/** Colours as `#rrggbb`. */
export type BrandPalette = Readonly<Record<BrandStep, string>>;

/** What a shop wears until it chooses a colour. */
export const DEFAULT_PALETTE: BrandPalette = {
  50: '#eef6f4',
  100: '#d9ebe7',
  200: '#b3d7d0',
  300: '#7fbbb1',
  400: '#3f948a',
  500: '#177a71',
  600: '#0c655f',
  700: '#0a514d',
  800: '#0a403e',
  900: '#082e2d',
};
export const DEFAULT_COLOUR = DEFAULT_PALETTE[600];

/** WCAG 2.2 AA for text: of white on the brand's colour, and of the brand's colour on every ground it is read on. */
export const BRAND_CONTRAST = 4.5;
/** Of a hero surface with white text. */
const HERO_CONTRAST = 9;
const WHITE = '#ffffff';
/** The grey ground of the pages. */
const CANVAS = '#f2f5f4';

type Oklch = { readonly l: number; readonly c: number; readonly h: number };
type Three = readonly [number, number, number];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function channelsOf(hex: string): Three {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return [r, g, b];
}

const luminance = (hex: string): number => {
  const [r, g, b] = channelsOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours as WCAG counts it, from 1 to 21. Takes `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour in OKLCH (Björn Ottosson, 2020), in which lightness is even to the eye. */
function toOklch(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const other = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, other), h: Math.atan2(other, a) };
}

function fromOklch({ l, c, h }: Oklch): Three {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const shown = (channels: Three): boolean => channels.every((value) => value >= -0.0005 && value <= 1.0005);

/** The colour as a screen shows it: less vivid where a screen has no such colour. */
function hexOf(colour: Oklch): string {
  let { c } = colour;
  while (c > 0 && !shown(fromOklch({ ...colour, c }))) c = Math.max(0, c - 0.002);
  const bytes = fromOklch({ ...colour, c }).map((value) =>
    Math.round(gamma(Math.min(1, Math.max(0, value))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
}

/** Lightness of the light steps, and how much of the colour's vividness they hold. */
const LIGHT: readonly (readonly [step: BrandStep, lightness: number, vividness: number])[] = [
  [50, 0.967, 0.11],
  [100, 0.924, 0.22],
  [200, 0.852, 0.44],
  [300, 0.75, 0.72],
  [400, 0.61, 0.95],
];
/** How far the dark steps are below what is pressed. */
const DARK: readonly (readonly [step: BrandStep, below: number, vividness: number])[] = [
  [700, 0.065, 0.88],
  [800, 0.125, 0.72],
  [900, 0.185, 0.55],
];
const STEP = 0.004;

/** Darkens a colour until it can be read on, or with, everything in `grounds` at `least`. */
function darkened(colour: Oklch, grounds: readonly string[], least: number): { colour: Oklch; hex: string } {
  let now = colour;
  for (;;) {
    const hex = hexOf(now);
    if (now.l <= 0 || grounds.every((ground) => contrast(hex, ground) >= least)) return { colour: now, hex };
    now = { ...now, l: Math.max(0, now.l - STEP) };
  }
}

/**
 * The palette of a brand colour. The colour itself is step 600 where white can be read on it and it can be read on the
 * page's grounds (BRAND_CONTRAST); a lighter one is darkened until that holds, its hue unchanged. Takes `#rrggbb`.
 */
export function brandPalette(chosen: string): BrandPalette {
  if (chosen === DEFAULT_COLOUR) return DEFAULT_PALETTE;
  const base = toOklch(chosen);
  const steps: Partial<Record<BrandStep, string>> = {};
  for (const [step, l, vividness] of LIGHT) steps[step] = hexOf({ l, c: base.c * vividness, h: base.h });
  const grounds = [WHITE, CANVAS, steps[50] ?? WHITE];
  const readable = grounds.every((ground) => contrast(chosen, ground) >= BRAND_CONTRAST);
  const pressed = readable ? { colour: base, hex: chosen } : darkened(base, grounds, BRAND_CONTRAST);
  steps[600] = pressed.hex;
  steps[500] = hexOf({ ...pressed.colour, l: pressed.colour.l + 0.07 });
  for (const [step, below, vividness] of DARK) {
    const colour = { ...pressed.colour, c: base.c * vividness, l: Math.max(0.08, pressed.colour.l - below) };
    steps[step] = step === 700 ? hexOf(colour) : darkened(colour, [WHITE], HERO_CONTRAST).hex;
  }
  return steps as BrandPalette;
}

/** The colour that buttons and texts get of a chosen one: itself, or a darker one that can be read. Takes `#rrggbb`. */
export const readableColour = (chosen: string): string => brandPalette(chosen)[600];
