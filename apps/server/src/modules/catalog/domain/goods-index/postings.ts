/** Which goods hold each word: for word `w` the bytes from `from[w]` to `from[w + 1]`, gaps in 7 bits a byte. */
export type Postings = { readonly from: Uint32Array; readonly bytes: Uint8Array };

/** Collects pairs of word and product, products in rising order. */
export class PostingsBuilder {
  #words = new Uint32Array(1 << 12);
  #docs = new Uint32Array(1 << 12);
  #size = 0;

  add(word: number, doc: number): void {
    if (this.#size === this.#words.length) {
      this.#words = grown(this.#words);
      this.#docs = grown(this.#docs);
    }
    this.#words[this.#size] = word;
    this.#docs[this.#size] = doc;
    this.#size += 1;
  }

  /** Packs them for words that have got their final places (`place[word]`). */
  pack(place: Uint32Array): Postings {
    const from = new Uint32Array(place.length + 1);
    const last = new Int32Array(place.length).fill(-1);
    for (let at = 0; at < this.#size; at += 1) {
      const word = place[this.#words[at] as number] as number;
      const doc = this.#docs[at] as number;
      if (last[word] === doc) continue;
      from[word + 1] = (from[word + 1] as number) + bytesFor(doc - (last[word] as number));
      last[word] = doc;
    }
    for (let word = 0; word < place.length; word += 1)
      from[word + 1] = (from[word + 1] as number) + (from[word] as number);
    const bytes = new Uint8Array(from[place.length] as number);
    const next = from.slice(0, place.length);
    last.fill(-1);
    for (let at = 0; at < this.#size; at += 1) {
      const word = place[this.#words[at] as number] as number;
      const doc = this.#docs[at] as number;
      if (last[word] === doc) continue;
      let gap = doc - (last[word] as number);
      let to = next[word] as number;
      for (; gap > 127; gap >>>= 7) {
        bytes[to] = (gap & 127) | 128;
        to += 1;
      }
      bytes[to] = gap;
      next[word] = to + 1;
      last[word] = doc;
    }
    return { from, bytes };
  }
}

function grown(before: Uint32Array): Uint32Array<ArrayBuffer> {
  const after = new Uint32Array(before.length * 2);
  after.set(before);
  return after;
}

const bytesFor = (gap: number): number => (gap < 128 ? 1 : gap < 16_384 ? 2 : gap < 2_097_152 ? 3 : 4);

/** Sets the bits of the goods that hold any of the words from `first` up to `end`. */
export function markPostings(
  { from, bytes }: Postings,
  words: { first: number; end: number },
  bits: Uint32Array,
): void {
  for (let word = words.first; word < words.end; word += 1) {
    const end = from[word + 1] as number;
    let doc = -1;
    for (let at = from[word] as number; at < end; at += 1) {
      let byte = bytes[at] as number;
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        at += 1;
        byte = bytes[at] as number;
        gap |= (byte & 127) << shift;
      }
      doc += gap;
      bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
    }
  }
}
