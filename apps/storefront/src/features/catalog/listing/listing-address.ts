import type { ProductSort } from '@app/contract/catalog/schemas';
import { type Money, priceInput } from '../../../widgets/typed-price.ts';

/** What the address of a listing may carry. `in` is the currency in which the price range was typed. */
export type ListingParams = {
  readonly [K in
    | 'category'
    | 'tag'
    | 'keyword'
    | 'flag'
    | 'type'
    | 'sort'
    | 'priceMin'
    | 'priceMax'
    | 'in'
    | 'inStock'
    | 'ratingMin']?: string;
};

const FLAGS = ['recommended', 'popular', 'new', 'deal'] as const;
export type Flag = (typeof FLAGS)[number];
const SORTS = ['popular', 'new', 'rating', 'price_asc', 'price_desc'] as const satisfies readonly ProductSort[];
const TYPES = ['normal', 'points'] as const;
export type GoodsType = (typeof TYPES)[number];

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | null =>
  known.find((one) => one === text) ?? null;

/** What a listing lists: the first of these that its address names. */
export type Subject =
  | { readonly kind: 'keyword' | 'category' | 'tag'; readonly value: string }
  | { readonly kind: 'flag'; readonly value: Flag }
  | { readonly kind: 'type'; readonly value: GoodsType }
  | { readonly kind: 'all' };

export function subjectOf(params: ListingParams): Subject {
  for (const kind of ['keyword', 'category', 'tag'] as const) {
    const value = params[kind]?.trim();
    if (value) return { kind, value };
  }
  const flag = oneOf(FLAGS, params.flag);
  if (flag) return { kind: 'flag', value: flag };
  const type = oneOf(TYPES, params.type);
  return type ? { kind: 'type', value: type } : { kind: 'all' };
}

/** The order asked for; new arrivals come newest first unless told otherwise. */
export const sortOf = (params: ListingParams): ProductSort =>
  oneOf(SORTS, params.sort) ?? (params.flag === 'new' ? 'new' : 'popular');

export type Filters = {
  /** Decimal texts in the shown currency. */
  readonly priceMin: string | null;
  readonly priceMax: string | null;
  readonly inStock: boolean;
  readonly ratingMin: number | null;
  readonly type: GoodsType | null;
};

export const noFilters: Filters = { priceMin: null, priceMax: null, inStock: false, ratingMin: null, type: null };

/** The filters in an address. What cannot be read, or was typed in another currency, counts as absent. */
export function filtersOf(params: ListingParams, money: Money): Filters {
  const own = params.in === money.currency;
  const price = (text: string | undefined) => (own && text ? priceInput(text, money.decimals) : null);
  return {
    priceMin: price(params.priceMin),
    priceMax: price(params.priceMax),
    inStock: params.inStock === '1',
    ratingMin: /^[1-5]$/.test(params.ratingMin ?? '') ? Number(params.ratingMin) : null,
    type: oneOf(TYPES, params.type),
  };
}

/** The filters as parameters of the address. */
export const filterParams = (filters: Filters, currency: string): Record<keyof Filters | 'in', string | null> => ({
  priceMin: filters.priceMin,
  priceMax: filters.priceMax,
  in: filters.priceMin || filters.priceMax ? currency : null,
  inStock: filters.inStock ? '1' : null,
  ratingMin: filters.ratingMin === null ? null : String(filters.ratingMin),
  type: filters.type,
});

/** The query of the product list for an address. */
export function listingQuery(params: ListingParams, filters: Filters) {
  const { category, tag } = params;
  const keyword = params.keyword?.trim();
  const flag = oneOf(FLAGS, params.flag);
  return {
    sort: sortOf(params),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(keyword && { keyword }),
    ...(flag && { flag }),
    ...(filters.type && { type: filters.type }),
    ...(filters.priceMin && { priceMin: filters.priceMin }),
    ...(filters.priceMax && { priceMax: filters.priceMax }),
    ...(filters.inStock && { inStock: '1' as const }),
    ...(filters.ratingMin && { ratingMin: String(filters.ratingMin) }),
  };
}
