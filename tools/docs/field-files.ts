import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@app/contract/core/locale';
import { root } from './machine-pages.ts';

const contract = 'packages/contract/src';
const FILE = `${contract}/core/staff-fields.gen.ts`;
const HEAD = "// Generated from the slices' staff-messages by `npm run generate`.";

type Texts = Readonly<Record<string, string>>;

/** Returns the texts of one language in all files of this name, sorted by key. */
async function textsIn(base: string, folder: 'messages' | 'staff-messages', locale: string): Promise<Texts> {
  const files = globSync(`**/${folder}/${locale}.ts`, {
    cwd: join(base, contract),
  });
  const all = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(base, contract, file)).href)) as { default: Texts }),
  );
  return Object.fromEntries(all.flatMap((one) => Object.entries(one.default)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * The file that collects what the back office alone says of refused fields, so that the server answers calls of staff in
 * words without reading all texts of the back office at each start.
 */
export async function fieldFiles(base = root): Promise<Map<string, string>> {
  const parts = await Promise.all(
    LOCALES.map(async (locale) => {
      const shared = await textsIn(base, 'messages', locale);
      const own = Object.entries(await textsIn(base, 'staff-messages', locale)).filter(
        ([key]) => key.startsWith('field.') && !(key in shared),
      );
      return [`  '${locale}': {`, ...own.map(([key, text]) => `    '${key}': ${quoted(text)},`), '  },'];
    }),
  );
  return new Map([[FILE, [HEAD, 'export const staffFields = {', ...parts.flat(), '} as const;', ''].join('\n')]]);
}
