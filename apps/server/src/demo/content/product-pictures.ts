import { type ObjectKey, objects } from '../art/objects.ts';
import { type PaintKey, paints } from '../art/paints.ts';
import { pictureName } from '../art/picture-name.ts';
import { createRng } from '../art/rng.ts';
import type { StudioSet, Tone } from '../art/studio.ts';

export type ProductPictures = {
  /** Names, the cover first. */
  readonly gallery: readonly string[];
  readonly detail: readonly string[];
  /** One picture of each colour. */
  readonly colours: ReadonlyMap<PaintKey, string>;
};

const pick = <T>(list: readonly T[], index: number): T =>
  list[((index % list.length) + list.length) % list.length] as T;

/**
 * The pictures of one product: each of the gallery on another tone and set, near and beside a second colour where it
 * has one. `tone` is the cover's; `turn` shifts the choice of sets so that neighbours differ.
 */
export function productPictures(
  shown: { object: ObjectKey; colours: readonly [PaintKey, ...PaintKey[]] },
  tone: Tone,
  turn: number,
): ProductPictures {
  const { object, colours } = shown;
  const [main, second] = colours;
  const sets = objects[object].sets;
  const set: StudioSet = pick(sets, turn);
  const others = paints[main].tones.filter((other) => other !== tone);
  const named = (paint: PaintKey, at: StudioSet, on: Tone, pose: 'front' | 'flip' | 'near') =>
    pictureName({ kind: 'product', object, paint, set: at, tone: on, pose: { kind: pose } });
  const cover = named(main, set, tone, 'front');
  const flip = named(main, pick(sets, turn + 1), pick(others, turn), 'flip');
  const near = named(main, set, pick(others, turn + 1), 'near');
  const pair = second
    ? pictureName({
        kind: 'product',
        object,
        paint: main,
        set: 'none',
        tone: pick(others, turn + 2),
        pose: { kind: 'pair', second },
      })
    : named(main, pick(sets, turn + 2), pick(others, turn + 2), 'front');
  const byColour = new Map<PaintKey, string>([[main, cover]]);
  for (const colour of colours.slice(1)) byColour.set(colour, named(colour, set, paints[colour].tones[0], 'front'));
  return {
    gallery: [cover, flip, near, pair, ...[...byColour.values()].slice(1, 2)],
    detail: [pair, near],
    colours: byColour,
  };
}

/** What a list shows side by side; `weight` says how much a clash matters in it. */
export type Neighbourhood = { readonly order: readonly number[]; readonly weight: number };

/** Products this near each other in a list are seen together in a two-column grid. */
const REACH = 2;

/** For every product, how much it matters that each of its neighbours has another tone. */
function neighbours(count: number, lists: readonly Neighbourhood[]): Map<number, number>[] {
  const near = Array.from({ length: count }, () => new Map<number, number>());
  const link = (a: number, b: number, weight: number): void => {
    near[a]?.set(b, (near[a]?.get(b) ?? 0) + weight);
    near[b]?.set(a, (near[b]?.get(a) ?? 0) + weight);
  };
  for (const { order, weight } of lists) {
    for (const [index, a] of order.entries()) {
      for (const [step, b] of order.slice(index + 1, index + 1 + REACH).entries()) link(a, b, weight / (step + 1));
    }
  }
  return near;
}

/** Rounds after which hardly any tone changes any more. */
const ROUNDS = 12;

/**
 * Chooses a cover tone for every product among those allowed, so that neighbours in the given lists differ as far as
 * possible: starts from preferred tones and gives each product in turn the tone that clashes least.
 */
export function spreadTones(
  allowed: readonly (readonly [Tone, ...Tone[]])[],
  lists: readonly Neighbourhood[],
  seed: number,
): Tone[] {
  const random = createRng(seed);
  const tones: Tone[] = allowed.map((choice) => pick(choice, Math.floor(random() * Math.min(3, choice.length))));
  const near = neighbours(allowed.length, lists);
  const clash = (product: number, tone: Tone): number => {
    let sum = 0;
    for (const [other, weight] of near[product] ?? []) if (tones[other] === tone) sum += weight;
    return sum;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [product, choice] of allowed.entries()) {
      const current = tones[product] ?? choice[0];
      const best = choice.reduce(
        (least, tone) => (clash(product, tone) < clash(product, least) ? tone : least),
        current,
      );
      tones[product] = best;
    }
  }
  return tones;
}
