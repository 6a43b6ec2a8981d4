import { mix } from './colour.ts';

/** Backdrops: light, middle and shade of a two-tone sweep. */
export const tones = {
  mist: ['#f1f6f5', '#dbe8e5', '#c3d6d2'],
  sand: ['#f8f3ea', '#ecdfcb', '#dac6a8'],
  blush: ['#fcf1ed', '#f5dcd3', '#e8c2b5'],
  sky: ['#eef6fa', '#d3e6ef', '#b4d1df'],
  sage: ['#f2f6ee', '#dbe6d2', '#c0d1b4'],
  stone: ['#f5f5f3', '#e3e3df', '#cbcbc5'],
  butter: ['#fdf7e6', '#f7e8bd', '#e9d294'],
  lagoon: ['#dff0ed', '#a9d5ce', '#7dbdb4'],
  clay: ['#fcf0ea', '#f3d5c6', '#e5b8a2'],
} as const;
export type Tone = keyof typeof tones;

/** What the object stands on, and the height (of 600) at which it stands. */
export const grounds = { none: 452, disc: 432, block: 408, arch: 452, step: 420, plate: 0 } as const;
export type StudioSet = keyof typeof grounds;

/** The frame of a studio picture, 4:5. */
export const FRAME = { width: 480, height: 600 } as const;
const PLATE_CENTRE = 306;
/** How far the feet reach over the ground line, so that nothing seems to float. */
const SINK = 6;

/** The room an object may fill on each set, in frame units. */
const rooms: Record<StudioSet, { width: number; height: number }> = {
  none: { width: 360, height: 360 },
  disc: { width: 300, height: 320 },
  block: { width: 306, height: 312 },
  arch: { width: 252, height: 310 },
  step: { width: 258, height: 306 },
  plate: { width: 250, height: 250 },
};

/** The box an object's visible part fills in the frame. */
export type Standing = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type StudioShot = { readonly tone: Tone; readonly set: StudioSet; readonly standing: readonly Standing[] };

type Shade = { light: string; middle: string; dark: string };

const shadow = (shade: Shade, strength: number): string => mix(shade.dark, '#33443f', strength);

function drawSet(set: StudioSet, shade: Shade): string {
  const { light, middle, dark } = shade;
  const cast = shadow(shade, 0.55);
  switch (set) {
    case 'none':
      return '';
    case 'disc':
      return `<ellipse cx="252" cy="470" rx="178" ry="30" fill="${cast}" opacity=".35" filter="url(#soft)"/>
<path d="M82 432v26c0 22 70 40 158 40s158-18 158-40v-26z" fill="url(#side)"/>
<ellipse cx="240" cy="432" rx="158" ry="38" fill="${mix(light, '#ffffff', 0.5)}"/>`;
    case 'block':
      return `<ellipse cx="262" cy="520" rx="190" ry="24" fill="${cast}" opacity=".35" filter="url(#soft)"/>
<path d="M70 410h340v106H70z" fill="url(#side)"/>
<path d="M70 410l44-34h252l44 34z" fill="${mix(light, '#ffffff', 0.55)}"/>`;
    case 'arch':
      return `<path d="M92 470V236a148 148 0 0 1 296 0v234z" fill="${mix(middle, dark, 0.55)}"/>
<path d="M92 470V236a148 148 0 0 1 148-148q-118 18-118 150v232z" fill="#fff" opacity=".35"/>`;
    case 'step':
      return `<path d="M0 500h480v100H0z" fill="${mix(middle, dark, 0.35)}"/>
<ellipse cx="252" cy="512" rx="190" ry="20" fill="${cast}" opacity=".3" filter="url(#soft)"/>
<rect x="66" y="458" width="348" height="48" rx="8" fill="url(#side)"/>
<rect x="108" y="418" width="264" height="44" rx="8" fill="url(#upper)"/>
<rect x="108" y="418" width="264" height="8" rx="4" fill="${mix(light, '#ffffff', 0.6)}"/>
<rect x="66" y="458" width="348" height="8" rx="4" fill="${mix(light, '#ffffff', 0.5)}"/>`;
    case 'plate':
      return `<rect width="480" height="600" fill="${middle}"/>
<ellipse cx="254" cy="330" rx="212" ry="206" fill="${shadow(shade, 0.6)}" opacity=".34" filter="url(#wide)"/>
<circle cx="240" cy="306" r="206" fill="#fff"/><circle cx="240" cy="306" r="206" fill="url(#bowl)"/>
<circle cx="240" cy="306" r="160" fill="${mix(light, '#ffffff', 0.6)}" stroke="${mix(middle, '#ffffff', 0.3)}" stroke-width="2"/>`;
  }
}

function contactShadow(set: StudioSet, shade: Shade, { left, top, width, height }: Standing): string {
  const x = left + width / 2;
  const base = top + height - SINK;
  if (set === 'plate') {
    return `<ellipse cx="${x + 6}" cy="${PLATE_CENTRE + width * 0.38}" rx="${width * 0.4}" ry="${width * 0.11}" fill="#2a2018" opacity=".26" filter="url(#soft)"/>`;
  }
  return `<ellipse cx="${x + width * 0.1}" cy="${base + 4}" rx="${width * 0.5}" ry="${6 + width * 0.04}" fill="${mix(shade.dark, '#1d2b28', 0.7)}" opacity=".34" filter="url(#soft)"/>
<ellipse cx="${x}" cy="${base}" rx="${width * 0.36}" ry="${3 + width * 0.02}" fill="#17211f" opacity=".4" filter="url(#close)"/>`;
}

const blur = (name: string, deviation: number, reach: number): string =>
  `<filter id="${name}" x="-40%" y="-${reach}%" width="180%" height="${100 + reach * 2}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * The empty studio of one shot as SVG text: sweep, key light from the top left, plinth, and the contact shadow of
 * every object that will stand there. The objects themselves are laid over it (`placeIn`).
 */
export function studio({ tone, set, standing }: StudioShot): string {
  const [light, middle, dark] = tones[tone];
  const shade = { light, middle, dark };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600"><defs>
<linearGradient id="sweep" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".68" stop-color="${middle}"/><stop offset="1" stop-color="${mix(middle, dark, 0.6)}"/></linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(middle, '#ffffff', 0.35)}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<linearGradient id="upper" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(middle, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${mix(middle, dark, 0.7)}"/></linearGradient>
<radialGradient id="key" cx=".26" cy=".2" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="bowl" cx=".36" cy=".3" r=".8"><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="${mix(middle, '#ffffff', 0.25)}"/></radialGradient>
${blur('soft', 12, 120)}${blur('wide', 20, 30)}${blur('close', 5, 200)}</defs>
<rect width="480" height="600" fill="url(#sweep)"/>
${set === 'plate' ? '' : `<ellipse cx="240" cy="560" rx="420" ry="110" fill="${mix(middle, dark, 0.4)}" opacity=".55" filter="url(#wide)"/>`}
<rect width="480" height="600" fill="url(#key)" opacity=".8"/>
${drawSet(set, shade)}
${standing.map((one) => contactShadow(set, shade, one)).join('\n')}</svg>`;
}

/**
 * Where an object stands on a set: as large as the set and `scale` allow, centred on `x` (of 480), feet on the ground.
 * `shape` is the width and height of its visible part in any unit.
 */
export function standOn(
  set: StudioSet,
  shape: { readonly width: number; readonly height: number },
  { scale, x = FRAME.width / 2, drop = 0 }: { scale: number; x?: number; drop?: number },
): Standing {
  const room = rooms[set];
  const factor = Math.min(room.width / shape.width, room.height / shape.height) * scale;
  const width = shape.width * factor;
  const height = shape.height * factor;
  const top = set === 'plate' ? PLATE_CENTRE - height / 2 : grounds[set] - height + SINK + drop;
  return { left: x - width / 2, top, width, height };
}
