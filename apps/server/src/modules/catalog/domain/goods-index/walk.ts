import type { Columns } from './build.ts';
import { GONE, type GoodsFilter, type GoodsSort, IN_STOCK, POINTS, POPULAR, RECOMMENDED } from './facts.ts';
import { type Bits, bitsSet } from './word-bits.ts';

/** A place in a sort: the value it goes by and the id of the last row given. */
export type After = { readonly value: number; readonly id: string };

/** Whether the product at a place is listed and passes a filter (its category apart). */
export function tester(columns: Columns, filter: GoodsFilter): (place: number) => boolean {
  const { flags, price, rating, created } = columns;
  const must =
    (filter.type === 'points' ? POINTS : 0) |
    (filter.flag === 'recommended' ? RECOMMENDED : 0) |
    (filter.flag === 'popular' ? POPULAR : 0) |
    (filter.inStock ? IN_STOCK : 0);
  const looked = must | GONE | (filter.type === 'normal' ? POINTS : 0);
  const since = filter.flag === 'new' ? filter.newSince.getTime() * 1000 : Number.NEGATIVE_INFINITY;
  const from = filter.priceMin ?? Number.NEGATIVE_INFINITY;
  const to = filter.priceMax ?? Number.POSITIVE_INFINITY;
  const stars = (filter.ratingMin ?? 0) * 100;
  return (place) =>
    ((flags[place] as number) & looked) === must &&
    (price[place] as number) >= from &&
    (price[place] as number) <= to &&
    (rating[place] as number) >= stars &&
    (created[place] as number) >= since;
}

/** Calls `each` with the places of a set from `start` on until it gives false. */
export function eachPlace(bits: Bits, start: number, each: (place: number) => boolean): void {
  for (let word = start >>> 5; word < bits.length; word += 1) {
    let left = bits[word] as number;
    if (word === start >>> 5) left &= -1 << (start & 31);
    while (left !== 0) {
      const place = (word << 5) + (31 - Math.clz32(left & -left));
      if (!each(place)) return;
      left &= left - 1;
    }
  }
}

type Order = { readonly at: (index: number) => number; readonly rank: (place: number) => number };

function orderOf(columns: Columns, sort: GoodsSort): Order {
  if (sort === 'popular') return { at: (index) => index, rank: (place) => place };
  const { order, rank } = columns.orders[sort === 'new' || sort === 'rating' ? sort : 'price'];
  const last = order.length - 1;
  if (sort === 'price_desc') {
    return { at: (index) => order[last - index] as number, rank: (place) => last - (rank[place] as number) };
  }
  return { at: (index) => order[index] as number, rank: (place) => rank[place] as number };
}

/** The column a sort goes by. */
export function columnOf(columns: Columns, sort: GoodsSort): Float64Array {
  if (sort === 'popular') return columns.popularity;
  return sort === 'new' ? columns.created : sort === 'rating' ? columns.rating : columns.price;
}

/** The first index in a sort's order whose product comes after a place. */
function firstAfter(columns: Columns, sort: GoodsSort, after: After): number {
  const { at } = orderOf(columns, sort);
  const values = columnOf(columns, sort);
  const up = sort === 'price_asc';
  const isAfter = (index: number): boolean => {
    const place = at(index);
    const value = values[place] as number;
    if (value !== after.value) return up ? value > after.value : value < after.value;
    const id = columns.ids[place] as string;
    return up ? id > after.id : id < after.id;
  };
  let low = 0;
  let high = columns.ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The places whose price lies in a range, as the part of the order by price from `low` up to `high`. */
function priceRange({ orders, price }: Columns, filter: GoodsFilter): { low: number; high: number } {
  const { order } = orders.price;
  const bound = (value: number, past: boolean): number => {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const own = price[order[middle] as number] as number;
      if (own < value || (past && own === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    low: filter.priceMin === null ? 0 : bound(filter.priceMin, false),
    high: filter.priceMax === null ? order.length : bound(filter.priceMax, true),
  };
}

/** A part this much smaller than all goods is looked through whole; a larger one in the sort's order until a page is full. */
const SMALL_PART = 24;

/** Keeps the `limit` smallest ranks in order. */
function keepSmallest(kept: number[], rank: number, limit: number): void {
  if (kept.length === limit && rank > (kept[limit - 1] as number)) return;
  let at = kept.length;
  while (at > 0 && (kept[at - 1] as number) > rank) at -= 1;
  kept.splice(at, 0, rank);
  if (kept.length > limit) kept.pop();
}

export type Walk = {
  /** Where to look; null for everywhere. */
  readonly bits: Bits | null;
  readonly filter: GoodsFilter;
  readonly sort: GoodsSort;
  readonly after: After | null;
  readonly limit: number;
};

/** The first places of a set in a sort's order, after a place, that pass a filter. */
export function firstPlaces(columns: Columns, { bits, filter, sort, after, limit }: Walk): number[] {
  const test = tester(columns, filter);
  const { at, rank } = orderOf(columns, sort);
  const count = columns.ids.length;
  const start = after ? firstAfter(columns, sort, after) : 0;
  const found: number[] = [];
  if (bits && sort === 'popular') {
    eachPlace(bits, start, (place) => {
      if (test(place)) found.push(place);
      return found.length < limit;
    });
    return found;
  }
  const few = (look: (each: (place: number) => void) => void): number[] => {
    const ranks: number[] = [];
    look((place) => {
      const own = rank(place);
      if (own >= start && test(place)) keepSmallest(ranks, own, limit);
    });
    return ranks.map(at);
  };
  if (bits && bitsSet(bits) * SMALL_PART < count) {
    return few((each) =>
      eachPlace(bits, 0, (place) => {
        each(place);
        return true;
      }),
    );
  }
  const range = priceRange(columns, filter);
  const { order } = columns.orders.price;
  const within = (place: number): boolean => !bits || ((bits[place >>> 5] as number) & (1 << (place & 31))) !== 0;
  if ((range.high - range.low) * SMALL_PART < count) {
    return few((each) => {
      for (let index = range.low; index < range.high; index += 1) {
        const place = order[index] as number;
        if (within(place)) each(place);
      }
    });
  }
  // By price, what lies outside the range is passed over.
  const from =
    sort === 'price_asc'
      ? Math.max(start, range.low)
      : sort === 'price_desc'
        ? Math.max(start, count - range.high)
        : start;
  for (let index = from; index < count && found.length < limit; index += 1) {
    const place = at(index);
    if (within(place) && test(place)) found.push(place);
  }
  return found;
}

/** How many places of a set pass a filter. */
export function countPlaces(columns: Columns, bits: Bits | null, filter: GoodsFilter): number {
  const test = tester(columns, filter);
  let total = 0;
  if (bits) {
    eachPlace(bits, 0, (place) => {
      if (test(place)) total += 1;
      return true;
    });
    return total;
  }
  const { low, high } = priceRange(columns, filter);
  const { order } = columns.orders.price;
  for (let index = low; index < high; index += 1) if (test(order[index] as number)) total += 1;
  return total;
}
