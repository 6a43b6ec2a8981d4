import type { Hsv } from './colour.ts';
import type { Tone } from './studio.ts';

/** What a colour of the range does to an object: the hue, saturation and value its main colour moves to. */
type Paint = { readonly target: Hsv | null; readonly tones: readonly [Tone, Tone, Tone, ...Tone[]] };

const at = (h: number, s: number, v: number): Hsv => ({ h, s, v });

/**
 * The range of colours goods come in, and the backdrops each is photographed on, best first. `natural` keeps the
 * object's own hue and only calms it.
 */
export const paints = {
  natural: { target: null, tones: ['sand', 'mist', 'sky', 'blush', 'sage', 'butter', 'stone', 'clay', 'lagoon'] },
  sand: { target: at(32, 0.34, 0.86), tones: ['sand', 'sky', 'sage', 'mist', 'butter', 'lagoon'] },
  ivory: { target: at(40, 0.1, 0.95), tones: ['stone', 'sand', 'blush', 'clay', 'lagoon', 'sage', 'sky'] },
  butter: { target: at(46, 0.48, 0.94), tones: ['butter', 'mist', 'sky', 'stone', 'sage'] },
  clay: { target: at(16, 0.5, 0.8), tones: ['clay', 'sand', 'mist', 'sky', 'butter'] },
  rust: { target: at(13, 0.66, 0.62), tones: ['clay', 'sand', 'butter', 'stone', 'mist'] },
  blush: { target: at(6, 0.26, 0.93), tones: ['blush', 'sand', 'stone', 'mist', 'sage'] },
  rose: { target: at(346, 0.44, 0.84), tones: ['blush', 'stone', 'sky', 'butter', 'mist'] },
  cherry: { target: at(352, 0.62, 0.7), tones: ['blush', 'sand', 'mist', 'clay', 'stone'] },
  plum: { target: at(325, 0.36, 0.46), tones: ['blush', 'stone', 'mist', 'clay', 'sky'] },
  lilac: { target: at(262, 0.24, 0.85), tones: ['mist', 'blush', 'stone', 'sky', 'butter'] },
  sky: { target: at(204, 0.36, 0.86), tones: ['sky', 'mist', 'sand', 'butter', 'stone'] },
  navy: { target: at(220, 0.52, 0.44), tones: ['sky', 'mist', 'stone', 'sand', 'clay'] },
  ink: { target: at(212, 0.24, 0.34), tones: ['stone', 'mist', 'sand', 'butter', 'blush'] },
  lagoon: { target: at(176, 0.6, 0.55), tones: ['lagoon', 'sand', 'mist', 'butter', 'blush'] },
  mint: { target: at(160, 0.26, 0.86), tones: ['mist', 'lagoon', 'sage', 'butter', 'blush'] },
  sage: { target: at(112, 0.24, 0.72), tones: ['sage', 'sand', 'mist', 'clay', 'stone'] },
  moss: { target: at(84, 0.36, 0.5), tones: ['sage', 'butter', 'stone', 'sand', 'sky'] },
  stone: { target: at(38, 0.06, 0.72), tones: ['stone', 'sky', 'blush', 'sage', 'clay'] },
  cocoa: { target: at(20, 0.44, 0.44), tones: ['sand', 'clay', 'stone', 'sage', 'sky'] },
  gold: { target: at(42, 0.5, 0.9), tones: ['stone', 'blush', 'sage', 'lagoon', 'mist'] },
  silver: { target: at(212, 0.07, 0.84), tones: ['mist', 'clay', 'sky', 'lagoon', 'stone'] },
} as const satisfies Record<string, Paint>;

export type PaintKey = keyof typeof paints;
