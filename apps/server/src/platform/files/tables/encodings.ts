import { isAscii, isUtf8 } from 'node:buffer';
import { ENCODINGS, type Encoding } from '@app/contract/core/tables';
import iconv from 'iconv-lite';
import {
  cyrillicPlausibility,
  dosPlausibility,
  isCentralEuropean,
  isTurkish,
  needsIso15,
  plausibility,
} from './plausible-text.ts';

/** Bytes of lines with other letters than ASCII that are looked at. */
const LOOKED_AT = 32 * 1024;
/** Bytes in which UTF-16 without its mark shows. */
const BEGINNING = 4 * 1024;
/** How much rarer zeros are in the one half of UTF-16 than in the other. */
const RARELY = 4;
/** What is added where a person's language is written in an encoding, and taken off Chinese for who does not read it. */
const OF_LANGUAGE = 0.15;
const NOT_OF_LANGUAGE = -0.05;
const [LINE_FEED, HIGH] = [0x0a, 0x80];
/** Pieces of a sample and their characters. */
const [PIECES, PIECE_MAX] = [3, 40];

export type Weighed = {
  readonly encoding: Encoding;
  readonly encodings: readonly { readonly encoding: Encoding; readonly sample: string }[];
};

/** A file's text in an encoding, without the mark at its beginning; what is none in it becomes U+FFFD. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'cp850' || encoding === 'cp437'
    ? iconv.decode(bytes, encoding)
    : new TextDecoder(encoding).decode(bytes);

function markOf(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null;
}

/**
 * UTF-16 without a mark: every second byte of its separators, digits and line ends is zero. The other bytes are hardly ever: of
 * Chinese a few characters end in one, such as 一 (U+4E00).
 */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const zeros: [number, number] = [0, 0];
  let whole = bytes.length;
  // What fills a file up to a block of its disk says nothing.
  while (bytes[whole - 1] === 0 && bytes[whole - 2] === 0) whole -= 1;
  const end = Math.min(whole, BEGINNING);
  for (let at = 0; at < end; at += 1) if (bytes[at] === 0) zeros[(at % 2) as 0 | 1] += 1;
  const [even, odd] = zeros;
  // A table has two signs at least, one that parts cells and one that ends a line.
  if (even + odd < Math.max(2, end / 20)) return null;
  if (odd >= RARELY * even) return 'utf-16le';
  return even >= RARELY * odd ? 'utf-16be' : null;
}

/** The lines that hold other letters than ASCII, as far as they are looked at. */
function weighedLines(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let [size, at] = [0, 0];
  while (size < LOOKED_AT) {
    while (at < bytes.length && (bytes[at] ?? 0) < HIGH) at += 1;
    if (at >= bytes.length) break;
    const begin = Math.max(bytes.lastIndexOf(LINE_FEED, at) + 1, at - LOOKED_AT);
    const feed = bytes.indexOf(LINE_FEED, at);
    const end = Math.min(feed < 0 ? bytes.length : feed + 1, begin + 2 * LOOKED_AT);
    lines.push(bytes.subarray(begin, end));
    size += end - begin;
    at = end;
  }
  return Buffer.concat(lines);
}

/** A few words of a text that hold other letters than ASCII. */
function sampleOf(text: string): string {
  const words = text.match(/[^\t\r\n,;|"]*[^\p{ASCII}][^\t\r\n,;|"]*/gu) ?? [];
  return [...new Set(words.map((word) => word.trim().slice(0, PIECE_MAX)))]
    .filter(Boolean)
    .slice(0, PIECES)
    .join(' · ');
}

/** How plausible a text is in an encoding; those that only a person can choose are not at all. */
function weightOf(encoding: Encoding, text: string, readsChinese: boolean): number {
  const western = plausibility(text) + (readsChinese ? 0 : OF_LANGUAGE);
  switch (encoding) {
    case 'windows-1252':
      return western;
    case 'iso-8859-15':
      return needsIso15(text) ? western : Number.NEGATIVE_INFINITY;
    case 'windows-1250':
      return isCentralEuropean(text) ? western - NOT_OF_LANGUAGE : Number.NEGATIVE_INFINITY;
    case 'windows-1254':
      return isTurkish(text) ? western - NOT_OF_LANGUAGE : Number.NEGATIVE_INFINITY;
    case 'windows-1251':
      return cyrillicPlausibility(text);
    case 'utf-8':
      return plausibility(text);
    case 'cp850':
      return dosPlausibility(text);
    case 'gb18030':
      return plausibility(text) + (readsChinese ? OF_LANGUAGE : NOT_OF_LANGUAGE);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/**
 * Returns the encoding a text most plausibly has, in a shop whose person reads `language`, and what its letters are in
 * every other. A mark at the beginning decides; where all letters are ASCII there is nothing to choose.
 */
export function weighEncodings(bytes: Uint8Array, language: string): Weighed {
  const sure = markOf(bytes) ?? unmarkedUtf16(bytes);
  if (sure) return { encoding: sure, encodings: [] };
  if (isAscii(bytes)) return { encoding: 'utf-8', encodings: [] };
  const lines = weighedLines(bytes);
  const wellFormed = isUtf8(bytes);
  const weigh = (encoding: Encoding, text: string): number =>
    encoding === 'utf-8' && wellFormed ? 2 : weightOf(encoding, text, language.startsWith('zh'));
  const all = ENCODINGS.map((encoding) => {
    const text = decodeText(lines, encoding);
    return { encoding, sample: sampleOf(text), weight: weigh(encoding, text) };
  }).sort((a, b) => b.weight - a.weight);
  const encodings = all.map(({ encoding, sample }) => ({ encoding, sample }));
  return { encoding: encodings[0]?.encoding ?? 'utf-8', encodings };
}
