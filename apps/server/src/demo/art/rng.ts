/** A repeatable stream of numbers in [0, 1): the linear congruential generator of Numerical Recipes. */
export type Rng = () => number;

/** Starts a stream; the same seed always gives the same numbers. */
export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A 32-bit seed out of a text (FNV-1a), so that a name alone decides its picture or its numbers. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
