import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCatalogue } from '@app/contract/core/error-catalogue';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const textOf = (pattern: string, leftOut: RegExp): string =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !leftOut.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

test('every refusal that an endpoint declares is one that something refuses with', () => {
  const declared = textOf('packages/contract/src/**/*endpoints.ts', /^$/);
  const code = textOf(
    '{apps/server,packages/contract}/src/**/*.ts',
    /\.test\.ts$|\.gen\.ts$|^packages\/contract\/.*endpoints\.ts$|(?:errors|error-catalogue)\.ts$|\/(?:test|testing|reliability|messages|staff-messages)\//,
  );
  const keys = Object.keys(errorCatalogue).filter((key) => declared.includes(`'${key}'`));
  expect(keys.length).toBeGreaterThan(200);
  // Some are put together from the problem that was found: `dining.${problem}`.
  const isRefused = (key: string) =>
    code.includes(`'${key}'`) || code.includes(`\`${key.slice(0, key.indexOf('.'))}.\${`);
  expect(keys.filter((key) => !isRefused(key))).toEqual([]);
});
