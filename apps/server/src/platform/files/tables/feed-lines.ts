import { isUtf8 } from 'node:buffer';
import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import { ENCODINGS, type Encoding } from '@app/contract/core/tables';
import { SaxesParser } from 'saxes';
import { piecesOf } from './csv-lines.ts';
import { weighEncodings } from './encodings.ts';
import type { RawLine, TableLimits } from './line.ts';
import type { Pause } from './workbook-xml.ts';

/** Characters at the beginning among which the first element is looked for. */
const BEGINNING = 4 * 1024;
const FIRST_ELEMENT = /<([A-Za-z_][\w:.-]*)/;
const FEEDS: ReadonlySet<string> = new Set(['rss', 'feed', 'rdf:RDF']);
const ITEMS: ReadonlySet<string> = new Set(['item', 'entry']);
/** Google's names, which Meta and others use as well. */
const GOOGLE = 'http://base.google.com/ns/1.0';
/** Elements within one another; a feed has five. */
const DEEPEST = 50;
/** How an XML file begins, in whichever encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: UTF-16 has a zero beside each ASCII character
const XML = /^[\s\u0000\u00ef\u00bb\u00bf\u00fe\u00ff]*</;
const DECLARED = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.-]{1,40})["']/;
/** What an item says several times; of all else the first counts. */
const SEVERAL: ReadonlySet<string> = new Set(['additional_image_link']);

/** Whether a text is a product feed in XML: RSS 2.0, RSS 1.0 or Atom. */
export const isFeed = (text: string): boolean =>
  /^[\s\ufeff]*</.test(text) && FEEDS.has(FIRST_ELEMENT.exec(text.slice(0, BEGINNING))?.[1] ?? '');

/** Returns the encoding that an XML file declares, where it is one that can be read and is true of the bytes. */
function declaredEncoding(bytes: Buffer): Encoding | null {
  const label = DECLARED.exec(bytes.subarray(0, BEGINNING).toString('latin1'))?.[1];
  if (!label) return null;
  try {
    const { encoding } = new TextDecoder(label);
    if (encoding === 'utf-8' && !isUtf8(bytes)) return null;
    const known = encoding === 'gbk' ? 'gb18030' : encoding;
    return ENCODINGS.find((one) => one === known) ?? null;
  } catch {
    return null;
  }
}

/** Whether a file may be XML, by its first bytes. */
export const mayBeXml = (bytes: Buffer): boolean => XML.test(bytes.subarray(0, 64).toString('latin1'));

/** Returns the encoding of an XML file: by its mark, by what it declares, or the most plausible one. */
export function feedEncoding(bytes: Buffer, language: string): Encoding {
  const { encoding, encodings } = weighEncodings(bytes, language);
  return encodings.length === 0 ? encoding : (declaredEncoding(bytes) ?? encoding);
}

type Item = Map<string, { values: string[]; byGoogle: boolean }>;
/** An element of an item that is being read: its own text, and those of what it holds. */
type Open = { name: string; byGoogle: boolean; text: string; parts: string[] };

/** Adds an element to its item. What Google's names say counts before what RSS and Atom have for the same. */
function put(item: Item, { name, byGoogle, text, parts }: Open): void {
  const value = parts.length > 0 ? parts.map((part) => part.trim()).join(':') : text.trim();
  if (value === '') return;
  const known = item.get(name);
  if (!known || (byGoogle && !known.byGoogle)) item.set(name, { values: [value], byGoogle });
  else if (SEVERAL.has(name) && known.byGoogle === byGoogle) known.values.push(value);
}

/** Several addresses in one cell are parted by commas, as in Google's feeds of text. */
const cellOf = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] ?? '') : values.map((one) => one.replaceAll(',', '%2C')).join(',');

/** Returns the prefix that the outermost element declares for Google's names. */
const googlePrefix = (attributes: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(attributes)
    .find((key) => key.startsWith('xmlns:') && attributes[key] === GOOGLE)
    ?.slice('xmlns:'.length);

/** Reads items one after the other from what the parser says; `full` receives each. */
function itemReader(parser: SaxesParser, characters: number, full: (item: Item) => void): void {
  const path: string[] = [];
  let prefix = 'g';
  let item: Item | null = null;
  let itemDepth = 0;
  let open: Open | null = null;
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (path.length > DEEPEST) refuse('table.unreadable');
    if (path.length === 1) prefix = googlePrefix(attributes) ?? prefix;
    if (item === null && ITEMS.has(name)) [item, itemDepth] = [new Map(), path.length];
    else if (item !== null && path.length === itemDepth + 1) {
      const byGoogle = name.startsWith(`${prefix}:`);
      const bare = byGoogle ? name.slice(prefix.length + 1) : name;
      open = { name: bare, byGoogle, text: String(attributes.href ?? ''), parts: [] };
    } else if (open !== null && path.length === itemDepth + 2) open.parts.push('');
  });
  const add = (text: string): void => {
    if (open === null) return;
    const deep = path.length > itemDepth + 1;
    const before = deep ? (open.parts.at(-1) ?? '') : open.text;
    if (before.length > characters) return;
    const after = before + text;
    if (deep) open.parts[open.parts.length - 1] = after;
    else open.text = after;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const depth = path.length;
    path.pop();
    if (item !== null && open !== null && depth === itemDepth + 1) {
      put(item, open);
      open = null;
    } else if (item !== null && depth === itemDepth) {
      full(item);
      item = null;
    }
  });
}

/**
 * The rows of a product feed: first the names of all that its items say, then an item each, counted from 2. What an element holds is joined
 * by colons, as in Google's feeds of text. Refuses table.xml_broken with the line where it is no XML any more, and table.too_large.
 */
export async function* feedLines(
  text: string,
  { most, pause }: { readonly most: TableLimits; readonly pause: Pause },
): AsyncGenerator<RawLine> {
  const parser = new SaxesParser();
  const items: Item[] = [];
  const heads = new Set<string>();
  let cells = 0;
  parser.on('error', () => refuse('table.xml_broken', { line: parser.line }));
  itemReader(parser, most.characters, (item) => {
    items.push(item);
    for (const name of item.keys()) heads.add(name);
    cells += item.size;
    if (items.length > most.rows || heads.size > most.columns || cells > limits.tableCells) refuse('table.too_large');
  });
  for (const piece of piecesOf(text, 0)) {
    await pause();
    parser.write(piece);
  }
  parser.close();
  if (items.length === 0) return;
  const names = [...heads];
  yield { row: 1, cells: names };
  for (const [at, item] of items.entries()) {
    await pause();
    yield { row: at + 2, cells: names.map((name) => cellOf(item.get(name)?.values ?? [''])) };
  }
}
