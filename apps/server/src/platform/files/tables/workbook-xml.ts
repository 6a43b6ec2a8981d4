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

/** The same, stopping behind each piece, so that what was read of it can be handed on. */
export async function* partPieces(archive: Archive, name: string, reader: PartReader): AsyncGenerator<void> {
  const bytes = archive.part(name);
  if (!bytes) return;
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  parser.on('opentag', (tag) => reader.open?.(local(tag.name), tag.attributes));
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', (tag) => reader.close?.(local(tag.name)));
  parser.on('error', () => refuse('table.unreadable'));
  for await (const piece of bytes) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.close();
}

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** A text as people see it: signs that XML cannot hold are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
