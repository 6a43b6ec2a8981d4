import { readWords } from '../search-words.ts';
import { type Beside, beside } from './beside.ts';
import { flagsOf, type GoodsFacts, sortValue } from './facts.ts';
import { type Postings, PostingsBuilder } from './postings.ts';

const SECTIONS = ['name', 'other', 'said', 'pinyin'] as const;
export type Section = (typeof SECTIONS)[number];

/** Listed goods in columns, the most popular first: the number of a product is its place. */
export type Columns = {
  readonly ids: readonly string[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly popularity: Float64Array;
  readonly created: Float64Array;
  readonly rating: Float64Array;
  readonly price: Float64Array;
  readonly flags: Uint8Array;
  /** Of the words of each. */
  readonly prints: Int32Array;
  /** Numbers of the categories of each depth, 0 for none. */
  readonly category: readonly [Uint16Array, Uint16Array, Uint16Array];
  readonly categoryNumber: ReadonlyMap<string, number>;
  /** Places in the order of each other sort, and the rank of each place in it. */
  readonly orders: Readonly<
    Record<'new' | 'rating' | 'price', { readonly order: Uint32Array; readonly rank: Uint32Array }>
  >;
  /** Every word of any section, sorted. */
  readonly words: readonly string[];
  readonly postings: Readonly<Record<Section, Postings>>;
};

const MOST_CATEGORIES = 65_535;

/** Sorts places by a value, ties by id; downwards unless told otherwise. */
function ordered(values: Float64Array, idRank: Uint32Array, ascending: boolean) {
  const order = new Uint32Array(values.length).map((_, place) => place);
  const turn = ascending ? 1 : -1;
  order.sort((a, b) => {
    const difference = (values[a] as number) - (values[b] as number);
    return turn * (difference || (idRank[a] as number) - (idRank[b] as number));
  });
  const rank = new Uint32Array(order.length);
  order.forEach((place, at) => {
    rank[place] = at;
  });
  return { order, rank };
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Builds an index from goods given most popular first (ties by id, downwards). */
export class IndexBuilder {
  #goods: Omit<GoodsFacts, 'words'>[] = [];
  #placeOf = new Map<string, number>();
  #wordNumbers = new Map<string, number>();
  #sections = {
    name: new PostingsBuilder(),
    other: new PostingsBuilder(),
    said: new PostingsBuilder(),
    pinyin: new PostingsBuilder(),
  };
  #late = new Map<string, Beside>();

  /** Takes the next product. One that comes twice or out of order, because it changed meanwhile, is kept beside. */
  add(facts: GoodsFacts): void {
    const last = this.#goods.at(-1);
    const inOrder =
      !last || facts.popularity < last.popularity || (facts.popularity === last.popularity && facts.id < last.id);
    if (!inOrder || this.#placeOf.has(facts.id)) {
      this.#late.set(facts.id, beside(facts));
      return;
    }
    const { words, ...own } = facts;
    const place = this.#goods.length;
    this.#goods.push(own);
    this.#placeOf.set(facts.id, place);
    const lines = readWords(words);
    for (const section of SECTIONS) {
      for (const word of lines[section]) this.#sections[section].add(this.#numberOf(word), place);
    }
  }

  #numberOf(word: string): number {
    const known = this.#wordNumbers.get(word);
    if (known !== undefined) return known;
    const number = this.#wordNumbers.size;
    this.#wordNumbers.set(word, number);
    return number;
  }

  /** The index, and what has to be kept beside it; gives way to other work between its steps. */
  async build(): Promise<{ columns: Columns; late: Map<string, Beside> }> {
    const goods = this.#goods;
    const column = (value: (facts: Omit<GoodsFacts, 'words'>) => number) => Float64Array.from(goods, value);
    const categoryNumber = new Map<string, number>();
    const numberOf = (id: string | undefined): number => {
      if (id === undefined) return 0;
      const number = categoryNumber.get(id) ?? Math.min(categoryNumber.size + 1, MOST_CATEGORIES);
      categoryNumber.set(id, number);
      return number;
    };
    const depth = (at: number) => Uint16Array.from(goods, ({ path }) => numberOf(path[at]));
    const ids = goods.map(({ id }) => id);
    await pause();
    const idRank = new Uint32Array(ids.length);
    [...ids].sort().forEach((id, rank) => {
      idRank[this.#placeOf.get(id) as number] = rank;
    });
    const values = {
      created: column((facts) => sortValue(facts, 'new')),
      rating: column((facts) => sortValue(facts, 'rating')),
      price: column((facts) => sortValue(facts, 'price_asc')),
    };
    await pause();
    const byNew = ordered(values.created, idRank, false);
    await pause();
    const byRating = ordered(values.rating, idRank, false);
    await pause();
    const byPrice = ordered(values.price, idRank, true);
    await pause();
    const words = [...this.#wordNumbers.keys()].sort();
    const place = new Uint32Array(words.length);
    words.forEach((word, at) => {
      place[this.#wordNumbers.get(word) as number] = at;
    });
    const postings = {} as Record<Section, Postings>;
    for (const section of SECTIONS) {
      await pause();
      postings[section] = this.#sections[section].pack(place);
    }
    const columns: Columns = {
      ids,
      placeOf: this.#placeOf,
      popularity: column((facts) => facts.popularity),
      ...values,
      flags: Uint8Array.from(goods, (facts) => flagsOf({ ...facts, words: '' })),
      prints: Int32Array.from(goods, ({ print }) => print),
      category: [depth(0), depth(1), depth(2)],
      categoryNumber,
      orders: { new: byNew, rating: byRating, price: byPrice },
      words,
      postings,
    };
    return { columns, late: this.#late };
  }
}

/** About how many bytes an index takes. */
export function bytesOf({ ids, words, postings }: Columns): number {
  const packed = SECTIONS.reduce(
    (sum, section) => sum + postings[section].bytes.length + postings[section].from.length * 4,
    0,
  );
  return packed + ids.length * 260 + words.length * 60;
}
