/** What lists and searches look at of one listed product. */
export type GoodsFacts = {
  readonly id: string;
  readonly popularity: number;
  /** When it came into the shop, in microseconds since 1970. */
  readonly created: number;
  /** Average stars in hundredths. */
  readonly rating: number;
  /** Of its cheapest variant for sale, in USD cents. */
  readonly price: number;
  readonly points: boolean;
  readonly recommended: boolean;
  readonly popular: boolean;
  readonly inStock: boolean;
  /** Categories from the top one down to its own. */
  readonly path: readonly string[];
  /** What it is found by (`domain/search-words.ts`). */
  readonly words: string;
  /** A number that is another one when the words are others. */
  readonly print: number;
};

export type GoodsSort = 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';

/** What a list is narrowed to; the same as for the database, but for deals. */
export type GoodsFilter = {
  readonly category: { readonly id: string; readonly depth: number } | null;
  readonly type: 'normal' | 'points' | null;
  readonly flag: 'recommended' | 'popular' | 'new' | null;
  readonly newSince: Date;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly inStock: boolean;
  readonly ratingMin: number | null;
};

export const POINTS = 1;
export const RECOMMENDED = 2;
export const POPULAR = 4;
export const IN_STOCK = 8;
/** Not listed any more, or newer facts lie beside the index. */
export const GONE = 16;

export const flagsOf = (facts: GoodsFacts): number =>
  (facts.points ? POINTS : 0) |
  (facts.recommended ? RECOMMENDED : 0) |
  (facts.popular ? POPULAR : 0) |
  (facts.inStock ? IN_STOCK : 0);

/** The value a sort goes by. */
export function sortValue(facts: Pick<GoodsFacts, 'popularity' | 'created' | 'rating' | 'price'>, sort: GoodsSort) {
  if (sort === 'popular') return facts.popularity;
  if (sort === 'new') return facts.created;
  return sort === 'rating' ? facts.rating : facts.price;
}

/** Whether a product passes a filter. */
export function passes(facts: GoodsFacts, filter: GoodsFilter): boolean {
  const { category, type, flag, priceMin, priceMax, ratingMin } = filter;
  return (
    (category === null || facts.path[category.depth - 1] === category.id) &&
    (type === null || facts.points === (type === 'points')) &&
    (flag !== 'recommended' || facts.recommended) &&
    (flag !== 'popular' || facts.popular) &&
    (flag !== 'new' || facts.created >= filter.newSince.getTime() * 1000) &&
    (priceMin === null || facts.price >= priceMin) &&
    (priceMax === null || facts.price <= priceMax) &&
    (ratingMin === null || facts.rating >= ratingMin * 100) &&
    (!filter.inStock || facts.inStock)
  );
}
