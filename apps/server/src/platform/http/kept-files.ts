import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodingIn } from './packed-answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  woff2: 'font/woff2',
};
/** A file of the builder: its own name, a hash, and what it is. No path, no hidden file. */
const NAME = /^[A-Za-z0-9][\w.-]*-[\w-]{8}\.([a-z0-9]+)$/;
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

type Encoding = keyof typeof ENDINGS | null;
export type KeptFile = {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly type: string;
  readonly etag: string;
};

/**
 * Reads the files of one folder whose names carry a hash of what is in them: each once, then kept in memory, packed by
 * the builder where the asker can unpack it. Such a folder holds a few megabytes and never changes. Takes the name and
 * the asker's `Accept-Encoding`; gives null for a name that is not there, which is not remembered.
 */
export function keptFiles(folder: string): (name: string, accepted: string | undefined) => Promise<KeptFile | null> {
  const kept = new Map<string, KeptFile>();
  const fileOf = async (name: string, type: string, encoding: Encoding): Promise<KeptFile | null> => {
    const path = encoding ? name + ENDINGS[encoding] : name;
    const known = kept.get(path);
    if (known) return known;
    const body = await readFile(join(folder, path)).catch(() => null);
    // What does not pack is there as it is alone, and kept once for all who ask.
    const file = body ? { body, encoding, type, etag: `"${path}"` } : encoding && (await fileOf(name, type, null));
    if (file) kept.set(path, file);
    return file;
  };

  return async (name, accepted) => {
    const type = TYPES[NAME.exec(name)?.[1] ?? ''];
    return type ? fileOf(name, type, encodingIn(accepted)) : null;
  };
}
