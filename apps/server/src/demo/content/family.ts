import type { ObjectKey } from '../art/objects.ts';
import type { PaintKey } from '../art/paints.ts';
import type { FeatureKey } from './features.ts';
import type { MaterialKey } from './materials.ts';
import type { SizeRangeKey } from './size-ranges.ts';
import type { Text4 } from './wording.ts';

/** One article of a family: line name, material, feature, and a measure that closes the name. */
export type Article = readonly [
  line: string,
  material?: MaterialKey | null,
  feature?: FeatureKey | null,
  measure?: string,
];

/** A kind of goods, from which a few articles are made. Prices are whole US dollars, weight is in grams. */
export type Family = {
  readonly key: string;
  readonly category: string;
  readonly object: ObjectKey;
  readonly noun: Text4;
  /** What it is for, one sentence. */
  readonly use: Text4;
  readonly paints: readonly [PaintKey, ...PaintKey[]];
  readonly sizes: SizeRangeKey | null;
  readonly price: readonly [low: number, high: number];
  readonly weight: number;
  readonly articles: readonly Article[];
};
