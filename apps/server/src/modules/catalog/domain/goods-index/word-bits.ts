import type { Term } from './beside.ts';
import type { Columns, Section } from './build.ts';
import { markPostings } from './postings.ts';

/** One bit for each place. */
export type Bits = Uint32Array;

/** Sets kept of words asked for before, in bytes; the one asked for longest ago goes first. */
const MOST_BYTES = 8 * 1024 * 1024;

const bound = (words: readonly string[], wanted: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const and = (a: Bits, b: Bits): Bits => a.map((bits, at) => bits & (b[at] as number));
export const andNot = (a: Bits, b: Bits): Bits => a.map((bits, at) => bits & ~(b[at] as number));
export const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);

export function bitsSet(bits: Bits): number {
  let total = 0;
  for (const word of bits) {
    let left = word - ((word >>> 1) & 0x55555555);
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    total += Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** `whole`: a word of the name; `name`: the beginning of one; `any`: anywhere but by pinyin; `all`: by pinyin too. */
export type Where = 'whole' | 'name' | 'any' | 'all';
const SECTIONS_OF: Record<Where, readonly Section[]> = {
  whole: ['name'],
  name: ['name'],
  any: ['name', 'other', 'said'],
  all: ['name', 'other', 'said', 'pinyin'],
};

/** Answers which places of an index hold a word. */
export class WordBits {
  readonly #columns: Columns;
  readonly #kept = new Map<string, Bits>();
  readonly #most: number;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#most = Math.max(8, Math.floor(MOST_BYTES / (this.#length * 4 + 100)));
  }

  get #length(): number {
    return (this.#columns.ids.length + 31) >>> 5;
  }

  #keep(key: string, make: (bits: Bits) => void): Bits {
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const bits = new Uint32Array(this.#length);
    make(bits);
    this.#kept.set(key, bits);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return bits;
  }

  /** The words that begin so, from `first` up to `end`. */
  range(beginning: string): { first: number; end: number } {
    const { words } = this.#columns;
    return { first: bound(words, beginning), end: bound(words, `${beginning}\uffff`) };
  }

  /** The word itself, or none. */
  #itself(word: string): { first: number; end: number } {
    const first = bound(this.#columns.words, word);
    return { first, end: this.#columns.words[first] === word ? first + 1 : first };
  }

  /** Places that hold any form of a word. */
  of(term: Term, where: Where): Bits {
    const key = term.map(({ text, whole }) => (whole ? `=${text}` : text)).join(' ');
    return this.#keep(`${where} ${key}`, (bits) => {
      for (const { text, whole } of term) {
        for (const section of SECTIONS_OF[where]) {
          const words = whole || where === 'whole' || section === 'said' ? this.#itself(text) : this.range(text);
          markPostings(this.#columns.postings[section], words, bits);
        }
      }
    });
  }

  /** Places that hold exactly this word among what is said of them. */
  exactly(word: string): Bits {
    return this.#keep(`= ${word}`, (bits) => markPostings(this.#columns.postings.said, this.#itself(word), bits));
  }

  /** Places in a category or below it. */
  inCategory(id: string, depth: number): Bits {
    return this.#keep(`category ${depth} ${id}`, (bits) => {
      const number = this.#columns.categoryNumber.get(id);
      const column = this.#columns.category[depth - 1];
      if (number === undefined || !column) return;
      for (let place = 0; place < column.length; place += 1) {
        if (column[place] === number) bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
      }
    });
  }
}
