import { PINYIN_MIN } from '../search-words.ts';
import { type Beside, beside, foundIn, type Term } from './beside.ts';
import { bytesOf, type Columns } from './build.ts';
import { flagsOf, GONE, type GoodsFacts, type GoodsFilter, type GoodsSort, passes, sortValue } from './facts.ts';
import { type NearVocabulary, nearVocabulary, nearWords } from './near-words.ts';
import { type After, columnOf, countPlaces, firstPlaces } from './walk.ts';
import { and, andNot, type Bits, isEmpty, type Where, WordBits } from './word-bits.ts';

/**
 * Stages of a search in its cursors: found as whole words of the name, by beginnings of such, elsewhere, by pinyin. A list that the
 * database began has all that is found in names in one stage, `named`, and goes on so.
 */
export const STAGE = { named: 0, whole: 10, name: 11, other: 12, pinyin: 13 } as const;

export type GoodsQuery = {
  /** What was typed, each word with its forms; empty for a list. */
  readonly terms: readonly Term[];
  /** Words that must be said of a product exactly as they stand. */
  readonly exact: readonly string[];
  /** Whether goods found only by pinyin are wanted. */
  readonly pinyin: boolean;
  readonly filter: GoodsFilter;
};
export type Stretch = {
  readonly sort: GoodsSort;
  readonly after: (After & { readonly stage: number }) | null;
  readonly limit: number;
};
type Found = Exclude<keyof typeof STAGE, 'named'>;
type StageOfSearch = {
  readonly stage: number;
  /** How goods are found that lie beside the index and belong here. */
  readonly holds: readonly Found[];
  readonly bits: () => Bits | null;
};
export type FoundRow = { readonly id: string; readonly stage: number; readonly value: number };

/**
 * All listed goods in memory: finds, sorts, filters and counts them without the database. Goods that have changed in more
 * than a column lie beside it and are looked at one by one, until it is made anew.
 */
export class GoodsIndex {
  readonly #columns: Columns;
  readonly #bits: WordBits;
  readonly #beside: Map<string, Beside>;
  #vocabulary: NearVocabulary | null = null;
  readonly bytes: number;

  constructor(made: { columns: Columns; late: Map<string, Beside> }) {
    this.#columns = made.columns;
    this.#bits = new WordBits(made.columns);
    this.#beside = made.late;
    this.bytes = bytesOf(made.columns);
    for (const id of made.late.keys()) this.#setAside(id);
  }

  get count(): number {
    return this.#columns.ids.length;
  }

  /** How many goods lie beside the index. */
  get changed(): number {
    return this.#beside.size;
  }

  #setAside(id: string): void {
    const place = this.#columns.placeOf.get(id);
    if (place !== undefined) this.#columns.flags[place] = GONE;
  }

  /** Takes a product as it is now; null when it is not listed. */
  replace(id: string, facts: GoodsFacts | null): void {
    const { placeOf, popularity, created, rating, price, flags, category, categoryNumber, prints } = this.#columns;
    const place = placeOf.get(id);
    const inPlace =
      facts !== null &&
      place !== undefined &&
      !this.#beside.has(id) &&
      flags[place] !== GONE &&
      popularity[place] === facts.popularity &&
      created[place] === facts.created &&
      rating[place] === facts.rating &&
      price[place] === facts.price &&
      category.every((column, depth) => column[place] === (categoryNumber.get(facts.path[depth] ?? '') ?? 0)) &&
      prints[place] === facts.print;
    if (inPlace) {
      flags[place] = flagsOf(facts);
      return;
    }
    this.#setAside(id);
    if (facts) this.#beside.set(id, beside(facts));
    else this.#beside.delete(id);
  }

  #within(bits: Bits | null, { filter, exact }: GoodsQuery): Bits | null {
    let found = bits;
    const also = [
      ...exact.map((word) => this.#bits.exactly(word)),
      ...(filter.category ? [this.#bits.inCategory(filter.category.id, filter.category.depth)] : []),
    ];
    for (const one of also) found = found ? and(found, one) : one;
    return found;
  }

  #all(terms: readonly Term[], where: Where): Bits | null {
    let found: Bits | null = null;
    for (const term of terms) {
      const long = term.filter(({ text }) => text.length >= PINYIN_MIN);
      const bits = this.#bits.of(term, where === 'all' && long.length === 0 ? 'any' : where);
      found = found ? and(found, bits) : bits;
    }
    return found;
  }

  #besideOf(asked: GoodsQuery): { one: Beside; found: Found }[] {
    const matching: { one: Beside; found: Found }[] = [];
    for (const one of this.#beside.values()) {
      if (!passes(one.facts, asked.filter)) continue;
      const found = foundIn(one, asked.terms, asked.exact);
      if (found && (found !== 'pinyin' || asked.pinyin)) matching.push({ one, found });
    }
    return matching;
  }

  /** Rows of one stage: from the index and from beside it. */
  #rowsOf(
    asked: GoodsQuery,
    of: { bits: Bits | null; stage: number; beside: readonly Beside[] },
    stretch: Stretch,
  ): FoundRow[] {
    const { sort, limit } = stretch;
    const after = stretch.after?.stage === of.stage ? stretch.after : null;
    const values = columnOf(this.#columns, sort);
    const rows = firstPlaces(this.#columns, { bits: of.bits, filter: asked.filter, sort, after, limit }).map(
      (place) => ({
        id: this.#columns.ids[place] as string,
        stage: of.stage,
        value: values[place] as number,
      }),
    );
    if (of.beside.length === 0) return rows;
    const turn = sort === 'price_asc' ? 1 : -1;
    const order = (a: After, b: After): number =>
      turn * (a.value - b.value || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
    for (const { facts } of of.beside) {
      const row = { id: facts.id, stage: of.stage, value: sortValue(facts, sort) };
      if (!after || order(row, after) > 0) rows.push(row);
    }
    return rows.sort(order).slice(0, limit);
  }

  /** One stretch of what is asked for: the best match first by popularity, in one order by every other sort. */
  find(asked: GoodsQuery, stretch: Stretch): FoundRow[] {
    const beside = this.#besideOf(asked);
    const any = this.#within(this.#all(asked.terms, asked.pinyin ? 'all' : 'any'), asked);
    if (asked.terms.length === 0 || stretch.sort !== 'popular') {
      const stage = stretch.after?.stage ?? 0;
      return this.#rowsOf(asked, { bits: any, stage, beside: beside.map(({ one }) => one) }, stretch);
    }
    const from = stretch.after?.stage ?? STAGE.whole;
    const rows: FoundRow[] = [];
    for (const { stage, holds, bits } of this.#stages(asked, from === STAGE.named)) {
      if (stage < from || rows.length >= stretch.limit) continue;
      const own = beside.filter((each) => holds.includes(each.found)).map(({ one }) => one);
      rows.push(
        ...this.#rowsOf(
          asked,
          { bits: bits(), stage, beside: own },
          { ...stretch, limit: stretch.limit - rows.length },
        ),
      );
    }
    return rows;
  }

  /** The stages of a search, those of names as one where `named` says so. */
  #stages(asked: GoodsQuery, named: boolean): StageOfSearch[] {
    const { terms } = asked;
    const set = (where: Where) => this.#all(terms, where) ?? new Uint32Array(0);
    const stage = (name: keyof typeof STAGE, holds: readonly Found[], bits: () => Bits): StageOfSearch => ({
      stage: STAGE[name],
      holds,
      bits: () => this.#within(bits(), asked),
    });
    return [
      ...(named
        ? [stage('named', ['whole', 'name'], () => set('name'))]
        : [
            stage('whole', ['whole'], () => set('whole')),
            stage('name', ['name'], () => andNot(set('name'), set('whole'))),
          ]),
      stage('other', ['other'], () => andNot(set('any'), set('name'))),
      ...(asked.pinyin ? [stage('pinyin', ['pinyin'], () => andNot(set('all'), set('any')))] : []),
    ];
  }

  /** How many goods are asked for. */
  total(asked: GoodsQuery): number {
    const bits = this.#within(this.#all(asked.terms, asked.pinyin ? 'all' : 'any'), asked);
    return countPlaces(this.#columns, bits, asked.filter) + this.#besideOf(asked).length;
  }

  /** Whether any listed product, whatever the filter, is found by these words. */
  holds(terms: readonly Term[], pinyin: boolean): boolean {
    const bits = this.#all(terms, pinyin ? 'all' : 'any');
    const { flags } = this.#columns;
    if (bits && !isEmpty(bits)) {
      for (let place = 0; place < flags.length; place += 1) {
        if (((bits[place >>> 5] as number) & (1 << (place & 31))) !== 0 && flags[place] !== GONE) return true;
      }
    }
    for (const one of this.#beside.values()) {
      const found = foundIn(one, terms, []);
      if (found && (pinyin || found !== 'pinyin')) return true;
    }
    return false;
  }

  /** Words of goods that a typed one may have been meant as, nearest first. */
  near(typed: string): string[] {
    const { words, postings } = this.#columns;
    const size = (at: number): number =>
      (postings.name.from[at + 1] as number) -
      (postings.name.from[at] as number) +
      ((postings.other.from[at + 1] as number) - (postings.other.from[at] as number));
    this.#vocabulary ??= nearVocabulary(words.filter((_, at) => size(at) > 0));
    const more = new Set<string>();
    for (const { words: lines } of this.#beside.values())
      for (const word of [...lines.name, ...lines.other]) more.add(word);
    const timesOf = (word: string): number => {
      const { first } = this.#bits.range(word);
      return words[first] === word ? size(first) : 0;
    };
    return nearWords(typed, this.#vocabulary, { more, timesOf });
  }
}
