import { refuse } from '@app/contract/core/refuse';
import { SaxesParser } from 'saxes';
import type { Archive } from './archive.ts';

/** What an XML part says: tags by their names without a prefix, and the text between them. */
export type PartReader = {
  readonly open?: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (tag: string) => void;
};
export type Pause = () => Promise<void> | undefined;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of a workbook piece by piece, so that whoever waits has their turn; `after` is called behind each piece.
 * Returns false when there is no such part. Refuses table.unreadable for what is no XML.
 */
export async function readPart(
  archive: Archive,
  name: string,
  reader: PartReader & { readonly pause: Pause },
): Promise<boolean> {
  for await (const _piece of partPieces(archive, name, reader)) await reader.pause();
  return archive.part(name) !== null;
}

/** Parts are UTF-8, or UTF-16 with its mark (ECMA-376, part 2). */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

type Decoder = InstanceType<typeof TextDecoder>;

function decoded(decoder: Decoder, piece: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: true });
  } catch {
    return refuse('table.unreadable');
  }
}

/** The same, stopping behind each piece, so that what was read of it can be handed on. */
export async function* partPieces(archive: Archive, name: string, reader: PartReader): AsyncGenerator<void> {
  const bytes = archive.part(name);
  if (!bytes) return;
  const parser = new SaxesParser();
  let decoder: Decoder | null = null;
  parser.on('opentag', (tag) => reader.open?.(local(tag.name), tag.attributes));
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', (tag) => reader.close?.(local(tag.name)));
  parser.on('error', () => refuse('table.unreadable'));
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    parser.write(decoded(decoder, piece));
    yield;
  }
  parser.close();
}

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** A text as people see it: signs that XML cannot hold are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
