import { createInflateRaw } from 'node:zlib';
import { refuse } from '@app/contract/core/refuse';
import { Refusal } from '@app/kernel/assert';

/** Parts an archive may have; a workbook of our size has a few dozen. */
const ENTRIES_MAX = 500;
/** Bytes an archive may unpack to, all parts together: four times the largest table that is taken. */
const UNPACKED_MAX = 60 * 1024 * 1024;
/** Bytes from one tag to the next: the longest text that a spreadsheet puts into a cell, however it is written, is shorter. */
const TEXT_MAX = 512 * 1024;
/** Bytes that are unpacked and looked at before the next. */
const PIECE = 64 * 1024;
const TAG = '<'.charCodeAt(0);
/** What runs by itself when a workbook is opened, or is brought in from elsewhere. */
const ACTIVE = /(^|\/)(vbaProject\.bin|macrosheets|activeX|embeddings|externalLinks|ctrlProps|customUI)/i;

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const [END_BYTES, DIRECTORY_BYTES, LOCAL_BYTES] = [22, 46, 30];
const LONGEST_REMARK = 65_535;

type Entry = { name: string; method: number; encrypted: boolean; packed: number; start: number };

/** Where the record at the archive's end begins. */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_REMARK);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  return refuse('table.unreadable');
}

/** The parts as the archive's directory names them. */
function entriesOf(bytes: Buffer): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) refuse('table.unsafe');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== DIRECTORY) refuse('table.unreadable');
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== LOCAL) refuse('table.unreadable');
    const entry = {
      name: bytes.toString('utf8', at + DIRECTORY_BYTES, at + DIRECTORY_BYTES + nameLength),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      start: local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
    };
    at += DIRECTORY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return entry;
  });
}

/** What a part unpacks to, piece by piece. */
async function* piecesOf(bytes: Buffer, entry: Entry): AsyncGenerator<Buffer> {
  const packed = bytes.subarray(entry.start, entry.start + entry.packed);
  if (entry.method === 0) {
    for (let at = 0; at < packed.length; at += PIECE) yield packed.subarray(at, at + PIECE);
    return;
  }
  const inflater = createInflateRaw({ chunkSize: PIECE });
  inflater.end(packed);
  yield* inflater as AsyncIterable<Buffer>;
}

/**
 * Bytes one part really unpacks to, whatever the archive says of it, counted while it unpacks. Refuses table.unsafe beyond
 * `most`, and for one endless text, which a reader would hold whole.
 */
async function unpackedSize(bytes: Buffer, entry: Entry, most: number): Promise<number> {
  if (entry.method === 0) return entry.packed;
  let [size, text] = [0, 0];
  try {
    for await (const piece of piecesOf(bytes, entry)) {
      size += piece.length;
      const tag = piece.lastIndexOf(TAG);
      text = tag < 0 ? text + piece.length : piece.length - tag;
      if (size > most || text > TEXT_MAX) refuse('table.unsafe');
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    refuse('table.unreadable');
  }
  return size;
}

/**
 * A part's name as it is compared: without regard to case (ECMA-376, part 2), for 1C writes `SharedStrings.xml` and links to
 * `sharedStrings.xml`; with the slashes of any system.
 */
const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** The parts of an archive by their names, unpacked piece by piece; null for one that it lacks. */
export type Archive = { readonly part: (name: string) => AsyncIterable<Buffer> | null };

/**
 * Opens a zipped workbook that is what it says. Refuses table.unsafe for macros and other parts that run or reach out, for
 * encrypted parts, and for one that unpacks to more than 60 MB (by unpacking it, not by its word); table.unreadable for
 * what is no archive.
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  let left = UNPACKED_MAX;
  try {
    const entries = entriesOf(bytes);
    for (const entry of entries) {
      const known = entry.method === 0 || entry.method === 8;
      if (!known || entry.encrypted || ACTIVE.test(partName(entry.name))) refuse('table.unsafe');
      left -= await unpackedSize(bytes, entry, left);
      if (left <= 0) refuse('table.unsafe');
    }
    const byName = new Map(entries.map((entry) => [partName(entry.name), entry]));
    return {
      part: (name) => {
        const entry = byName.get(partName(name));
        return entry ? piecesOf(bytes, entry) : null;
      },
    };
  } catch (error) {
    // An offset that leads past the end is how a cut or forged directory shows.
    if (error instanceof RangeError) refuse('table.unreadable');
    throw error;
  }
}
