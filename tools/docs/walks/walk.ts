/** A step on the way of something through the product: between which places, what happens, and the function that does it. */
export type WalkStep<P extends string = string> = readonly [from: P, to: P, what: string, name: string, file: string];

/** The way of one thing through the product, as a page draws it. */
export type Walk<P extends string = string> = {
  /** Name of the page below docs/domain. */
  readonly page: string;
  readonly title: string;
  readonly intro: readonly string[];
  /** The places that it passes, in the order in which they are drawn, with their names. */
  readonly places: Readonly<Record<P, string>>;
  readonly steps: readonly WalkStep<P>[];
};

/** Returns a walk whose steps name no place that is not drawn. */
export const defineWalk = <P extends string>(walk: Walk<P>): Walk => walk as Walk;
