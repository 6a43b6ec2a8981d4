import type { Readable } from 'node:stream';

/** A part of a file as browsers ask for it: from a byte to another, that one too, or to the end. */
export type ByteRange = { readonly from: number; readonly to: number | null };

/** What is read of a file: the whole of it, or the bytes from `from` on. */
export type StoredBytes = {
  readonly body: Readable;
  /** How many bytes `body` has. */
  readonly bytes: number;
  readonly from: number;
  /** Bytes of the whole file. */
  readonly size: number;
};

/** A range that begins behind the end of a file of so many bytes. */
export type BeyondEnd = { readonly beyond: number };

export type Listed = { readonly name: string; readonly bytes: number; readonly modified: Date };

/**
 * Where files lie by their names, `<folder>/<name>`: below `u` what addresses serve, below `p` what only some people may see, below
 * `x` exports. A file is there whole or not at all, and of two writers of one name the later one's stays. What cannot be reached is
 * refused with files.unavailable.
 */
export type Storage = {
  write(name: string, bytes: Buffer): Promise<void>;
  /** Writes a file of a length that is not known beforehand. Returns its bytes. */
  writeStream(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** Returns a file, or a part of it; null where there is none. The caller reads `body` to its end or destroys it. */
  read(name: string, range?: ByteRange | null): Promise<StoredBytes | BeyondEnd | null>;
  /** Returns all bytes of a file; null where there is none. */
  readWhole(name: string): Promise<Buffer | null>;
  /** Removes files; one that is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Returns all files, in no order. */
  list(): AsyncIterable<Listed>;
  /** Whether it answered the last time. */
  isUp(): boolean;
  /** What operators watch of it. */
  readonly gauges: readonly { readonly name: string; readonly help: string; read(): Promise<number> }[];
  close(): void;
};
