import { channelOf, type Hsv, hueDistance, toHsv } from './colour.ts';

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

/** Every object loses saturation, vivid pixels most, so that the set reads as one shoot. */
const calmed = (saturation: number): number => saturation * (0.84 - 0.28 * saturation);

/** Where the saturated, opaque area of a picture lies on the wheel, and how strong and light it is. */
export type Profile = { readonly hue: number; readonly saturation: number; readonly value: number };

/** The main colour of a picture that was not painted yet. */
export function profileOf(pixels: Pixels): Profile {
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

type Brush = { readonly target: Hsv; readonly takes: 'pale' | 'all' | undefined; readonly gamma: number };
/** What a pixel becomes and the share (0 to 1) to which it does; one for all pixels, since there are millions. */
type Goal = { h: number; s: number; v: number; share: number };

/** How one pixel takes a paint. */
function paint(own: Hsv, profile: Profile, { target, takes, gamma }: Brush, goal: Goal): void {
  const lighter = target.v > profile.value;
  goal.v = lighter ? clamp(own.v ** gamma) : own.v * between(0.38, target.v / profile.value, 1);
  if (takes !== undefined || profile.saturation === 0) {
    goal.h = target.h;
    goal.s = clamp(target.s * (1.15 - own.v * 0.35));
    goal.share = takes === 'pale' ? clamp((PALE + 0.1 - own.s) / 0.1) : 1;
    return;
  }
  const strength = between(0.08, target.s / Math.max(profile.saturation, 0.05), 1.5);
  const follow = clamp((KEEPS - hueDistance(own.h, profile.hue)) / (KEEPS - FOLLOWS));
  // The hue of a nearly grey pixel is noise, so the greyer it is the less it follows its own hue.
  const certainty = clamp((own.s - 0.04) / 0.2);
  goal.h = (own.h - profile.hue + target.h + 360) % 360;
  goal.s = clamp(own.s * strength);
  goal.share = GREY_FOLLOWS + (follow - GREY_FOLLOWS) * certainty;
}

/**
 * Paints an object in place: its main hue moves to the target, accents far from that hue stay, and everything is
 * calmed. `seen` is the profile of these pixels; `takes` limits the paint to the pale body or extends it to every part;
 * `hue` says which hue counts as the main one of a two-tone object. Without a target only the calming happens.
 */
export function recolour(
  pixels: Pixels,
  target: Hsv | null,
  seen: Profile,
  { takes, hue }: { readonly takes?: 'pale' | 'all'; readonly hue?: number } = {},
): void {
  const profile = hue === undefined ? seen : { ...seen, hue };
  const gamma = target ? between(0.5, Math.log(target.v) / Math.log(between(0.2, profile.value, 0.97)), 1) : 1;
  const brush: Brush | null = target && { target, takes, gamma };
  const goal: Goal = { h: 0, s: 0, v: 0, share: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) === 0) continue;
    const own = toHsv(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const calm = calmed(own.s);
    if (brush) paint(own, profile, brush, goal);
    const { h, s, v, share } = goal;
    const red = channelOf(own.h, calm, own.v, 'red');
    const green = channelOf(own.h, calm, own.v, 'green');
    const blue = channelOf(own.h, calm, own.v, 'blue');
    pixels[at] = red + (channelOf(h, s, v, 'red') - red) * share;
    pixels[at + 1] = green + (channelOf(h, s, v, 'green') - green) * share;
    pixels[at + 2] = blue + (channelOf(h, s, v, 'blue') - blue) * share;
  }
}
