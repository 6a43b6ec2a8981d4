import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dictionaries } from '@app/contract/core/dictionaries';
import { LOCALES } from '@app/contract/core/locale';
import { staffFields } from '@app/contract/core/staff-fields.gen';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The messages of fields that server and contract name, each with a file that does. */
function namedMessages(): ReadonlyMap<string, string> {
  const files = globSync('{apps/server,packages/contract}/src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\.gen\.ts$|\/(?:test|testing|reliability|messages|staff-messages)\//.test(file));
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/['`](field\.[a-z_]+)['`]/g)].map(
        ([, key = '']) => [key, file] as const,
      ),
    ),
  );
}

test.each(LOCALES)('every message of a refused field has its text in %s', (locale) => {
  const named = namedMessages();
  expect(named.size).toBeGreaterThan(150);
  const texts: Readonly<Record<string, string>> = { ...dictionaries[locale], ...staffFields[locale] };
  expect([...named].filter(([key]) => !texts[key])).toEqual([]);
});
