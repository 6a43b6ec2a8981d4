import { fromHsv, type Hsv, hueDistance, toHsv } from './colour.ts';

/** Pixels as red, green, blue, opacity: four bytes each. */
type Pixels = Uint8Array | Uint8ClampedArray;

/** Below this mean saturation an object counts as grey and takes its colour from the paint alone. */
const GREY = 0.2;
/** What is within the first angle of the main hue follows it, what is beyond the second keeps its own. */
const FOLLOWS = 48;
const KEEPS = 95;
/** How far grey parts of a coloured object (laces, soles) take its paint. */
const GREY_FOLLOWS = 0.35;
/** Saturation below which a pixel belongs to the pale body of an object such as a mug full of coffee. */
const PALE = 0.2;

/** Every object loses saturation, vivid pixels most, so that the set reads as one shoot (design guide, section 5). */
const calmed = (saturation: number): number => saturation * (0.84 - 0.28 * saturation);

type Profile = { hue: number; saturation: number; value: number };

/** The main colour of a picture: where its saturated, opaque area lies on the wheel, and how strong and light it is. */
function profileOf(pixels: Pixels): Profile {
  let x = 0;
  let y = 0;
  let weight = 0;
  let opaque = 0;
  let saturationSum = 0;
  let valueSum = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    const alpha = (pixels[index + 3] ?? 0) / 255;
    if (alpha < 0.5) continue;
    const { h, s, v } = toHsv(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0);
    const pull = s * s * v;
    x += Math.cos((h * Math.PI) / 180) * pull;
    y += Math.sin((h * Math.PI) / 180) * pull;
    weight += pull;
    saturationSum += s * pull;
    valueSum += v;
    opaque += 1;
  }
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const covered = opaque === 0 ? 0 : weight / opaque;
  return {
    hue,
    saturation: covered < GREY * GREY ? 0 : saturationSum / Math.max(weight, 1e-6),
    value: opaque === 0 ? 1 : valueSum / opaque,
  };
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** How one pixel takes a paint: its colour after painting, and the share (0 to 1) to which it does. */
function painted(
  own: Hsv,
  profile: Profile,
  { target, takes }: { target: Hsv; takes: 'pale' | 'all' | undefined },
): [Hsv, number] {
  const lighter = target.v > profile.value;
  const gamma = between(0.5, Math.log(target.v) / Math.log(between(0.2, profile.value, 0.97)), 1);
  const v = lighter ? clamp(own.v ** gamma) : own.v * between(0.38, target.v / profile.value, 1);
  if (takes !== undefined || profile.saturation === 0) {
    const share = takes === 'pale' ? clamp((PALE + 0.1 - own.s) / 0.1) : 1;
    return [{ h: target.h, s: clamp(target.s * (1.15 - own.v * 0.35)), v }, share];
  }
  const strength = between(0.08, target.s / Math.max(profile.saturation, 0.05), 1.5);
  const h = (own.h - profile.hue + target.h + 360) % 360;
  const follow = clamp((KEEPS - hueDistance(own.h, profile.hue)) / (KEEPS - FOLLOWS));
  // The hue of a nearly grey pixel is noise, so the greyer it is the less it follows its own hue.
  const certainty = clamp((own.s - 0.04) / 0.2);
  return [{ h, s: clamp(own.s * strength), v }, GREY_FOLLOWS + (follow - GREY_FOLLOWS) * certainty];
}

/**
 * Paints an object in place: its main hue moves to the target, accents far from that hue stay, and everything is
 * calmed. `takes` limits that to the pale body or extends it to every part; `hue` says which hue counts as the main one of a two-tone object. Without a target only the calming happens.
 */
export function recolour(
  pixels: Pixels,
  target: Hsv | null,
  { takes, hue }: { readonly takes?: 'pale' | 'all'; readonly hue?: number } = {},
): void {
  const seen = profileOf(pixels);
  const profile = hue === undefined ? seen : { ...seen, hue };
  for (let index = 0; index < pixels.length; index += 4) {
    if ((pixels[index + 3] ?? 0) === 0) continue;
    const own = toHsv(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0);
    const base = fromHsv({ h: own.h, s: calmed(own.s), v: own.v });
    const [colour, share] = target ? painted(own, profile, { target, takes }) : [own, 0];
    const goal = fromHsv(colour);
    for (const channel of [0, 1, 2] as const) {
      pixels[index + channel] = base[channel] + (goal[channel] - base[channel]) * share;
    }
  }
}
